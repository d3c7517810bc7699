import styled from '@emotion/styled';
import { SectionHeading } from '@glow/shared/ui';
import type { KitData } from '../../pageData';
import { KitCard } from './KitCard';

/** The kits of Glow Kits, each bought with one press (COL-60). */
export function Kits({ kits }: { kits: KitData[] }) {
  return (
    <Section aria-labelledby="kits-heading">
      <SectionHeading id="kits-heading">Kits, ready to add</SectionHeading>
      <Cards role="list">
        {kits.map((kit) => (
          <li key={kit.id}>
            <KitCard kit={kit} />
          </li>
        ))}
      </Cards>
    </Section>
  );
}

const Section = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  marginTop: theme.space(16),
}));

const Cards = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  '& > li': { display: 'grid', minWidth: 0 },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(18rem, 1fr))' },
}));
