import styled from '@emotion/styled';
import { VisuallyHidden } from '@glow/shared/ui';
import type { KitData } from '../../pageData';
import { KitCard } from './KitCard';

/** The kits of Glow Kits, each bought with one press (COL-60). */
export function Kits({ kits }: { kits: KitData[] }) {
  return (
    <section aria-labelledby="kits-heading">
      <VisuallyHidden as="h2" id="kits-heading">
        Kits, ready to add
      </VisuallyHidden>
      <Cards role="list">
        {kits.map((kit) => (
          <li key={kit.id}>
            <KitCard kit={kit} />
          </li>
        ))}
      </Cards>
    </section>
  );
}

const Cards = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: `${theme.space(12)} ${theme.space(6)}`,
  marginBlock: `${theme.space(5)} ${theme.space(16)}`,
  '& > li': { minWidth: 0 },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
}));
