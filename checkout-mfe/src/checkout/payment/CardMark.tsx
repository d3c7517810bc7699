import styled from '@emotion/styled';
import { Lock } from '@glow/shared/icons';
import { SecondaryText } from '@glow/shared/ui';
import networks from '../../data/cardNetworks.json' with { type: 'json' };

/** Networks of 16-digit cards with their marks in their own colours (CHK-34); a `viewBox` fills the mark, 42 × 26. */
const cardNetworks: Record<string, (typeof networks)[keyof typeof networks] | undefined> = networks;

/** Nothing is shown for an unknown brand. */
export function CardMark({ brand }: { brand: string }) {
  const network = cardNetworks[brand];
  if (!network) return null;
  return (
    <Mark viewBox={network.viewBox} role="img" aria-label={network.name}>
      {network.shapes.map((shape) => (
        <path key={shape.d} {...shape} />
      ))}
    </Mark>
  );
}

/** Shown below the buttons of Payment and Review (CHK-34). */
export function AcceptedCards() {
  return (
    <Line>
      <Lock size={16} aria-hidden="true" />
      <span>We accept</span>
      {Object.keys(cardNetworks).map((brand) => (
        <CardMark key={brand} brand={brand} />
      ))}
    </Line>
  );
}

const Line = styled(SecondaryText)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.space(2),
}));

const Mark = styled.svg(({ theme }) => ({
  width: '2.625rem',
  height: '1.625rem',
  border: `1px solid ${theme.colors.line}`,
  borderRadius: '4px',
  background: theme.colors.surface,
  forcedColorAdjust: 'none',
}));
