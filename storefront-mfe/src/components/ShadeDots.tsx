import styled from '@emotion/styled';
import type { Variant } from '@glow/shared/catalog';
import { VisuallyHidden } from '@glow/shared/ui';

/** The most dots on a card (COL-42). */
const MAX_DOTS = 5;

/** The shades of a product as dots, with the number of those that are left out (COL-42). */
export function ShadeDots({ shades }: { shades: Variant[] }) {
  const further = shades.length - MAX_DOTS;
  return (
    <Dots>
      <VisuallyHidden>{shades.length} shades</VisuallyHidden>
      {shades.slice(0, MAX_DOTS).map(({ id, hexColor }) => (
        <i key={id} style={{ background: hexColor }} />
      ))}
      {further > 0 && <span aria-hidden="true">+{further}</span>}
    </Dots>
  );
}

const Dots = styled.span(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(0.75),
  fontSize: theme.text.xs,
  color: theme.colors.textSoft,
  i: {
    width: '0.6875rem',
    height: '0.6875rem',
    border: `1px solid ${theme.colors.lineStrong}`,
    borderRadius: theme.radius.pill,
    forcedColorAdjust: 'none',
  },
}));
