import styled from '@emotion/styled';
import { findCollection } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Container, Picture, Section, SectionHeading } from '@glow/shared/ui';
import { GRID_SIZES } from '../components/ProductGrid';

const FEATURED = ['skincare', 'makeup', 'bestsellers', 'new-arrivals'].map(findCollection);

export function FeaturedCollections() {
  return (
    <Section aria-labelledby="collections-heading">
      <Container>
        <SectionHeading id="collections-heading">Find your ritual</SectionHeading>
        <Tiles role="list">
          {FEATURED.map(({ slug, title, blurb, image }) => (
            <li key={slug}>
              <Frame>
                <Picture name={image} alt="" sizes={GRID_SIZES[4]} />
              </Frame>
              <h3>
                <Link to={`/collections/${slug}`}>{title}</Link>
              </h3>
              <p>{blurb}</p>
            </li>
          ))}
        </Tiles>
      </Container>
    </Section>
  );
}

const Tiles = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9.375rem), 1fr))',
  gap: `${theme.space(8)} ${theme.space(4)}`,
  marginTop: theme.space(8),
  li: { position: 'relative' },
  h3: { marginTop: theme.space(4), fontSize: theme.heading.md },
  p: { marginTop: theme.space(1), fontSize: theme.text.md, color: theme.colors.textSoft },
  a: {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.arch },
  },
  'a:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 4 } },
  'li:hover img': { transform: 'scale(1.04)' },
  'li:hover a': { textDecoration: 'underline', textDecorationThickness: 1 },
  [theme.from.tablet]: {
    gridTemplateColumns: 'repeat(2, 1fr)',
    columnGap: theme.space(6),
    p: { fontSize: theme.text.lg },
  },
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(4, 1fr)' },
}));

const Frame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.arch,
  background: theme.colors.sand,
  img: { transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
}));
