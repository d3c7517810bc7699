import styled from '@emotion/styled';
import { findCollection } from '@glow/shared/catalog';
import { Link } from '@glow/shared/router';
import { Container, Picture, Section, SectionHeading } from '@glow/shared/ui';

const FEATURED = ['skincare', 'makeup', 'bestsellers', 'new-arrivals'].map(findCollection);

/** Tiles before this one are tall, and wider from tablets on. */
const FIRST_SHORT = 2;
const TALL_SIZES = '(min-width: 1240px) 398px, (min-width: 640px) calc(35.3vw - 40px), calc(50vw - 28px)';
const SHORT_SIZES = '(min-width: 1240px) 332px, (min-width: 640px) calc(29.4vw - 33px), calc(50vw - 28px)';

/** Links to four collections. */
export function FeaturedCollections() {
  return (
    <Section aria-labelledby="collections-heading">
      <Container>
        <SectionHeading id="collections-heading">Find your ritual</SectionHeading>
        <Tiles role="list">
          {FEATURED.map(({ slug, title, blurb, image }, index) => (
            <li key={slug}>
              <Frame>
                <Picture name={image} alt="" sizes={index < FIRST_SHORT ? TALL_SIZES : SHORT_SIZES} />
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

// two tall tiles, and two short ones that share the height of a tall one
const Tiles = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.125rem), 1fr))',
  gap: `${theme.space(8)} ${theme.space(4)}`,
  marginTop: theme.space(8),
  textAlign: 'center',
  li: { position: 'relative', display: 'grid', alignContent: 'start' },
  h3: { marginTop: theme.space(4), fontSize: theme.heading.md },
  p: {
    display: 'none',
    marginTop: theme.space(2),
    fontSize: theme.text.lg,
    color: theme.colors.textSoft,
    textWrap: 'balance',
  },
  a: {
    textDecoration: 'none',
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.arch },
  },
  'a:focus-visible': { outline: 'none', '&::after': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 4 } },
  'li:hover img': { transform: 'scale(1.04)' },
  'li:hover a': { textDecoration: 'underline', textDecorationThickness: 1 },
  'li:nth-of-type(n + 3)': {
    '& > div': { aspectRatio: '1', borderRadius: theme.radius.large },
    'a::after': { borderRadius: theme.radius.large },
    img: { height: '100%', objectFit: 'cover', objectPosition: '50% 80%' },
  },
  [theme.from.tablet]: {
    gridTemplateColumns: '1.2fr 1.2fr 1fr',
    gap: theme.space(6),
    'li:nth-of-type(-n + 2)': { gridRow: '1 / 3' },
    'li:nth-of-type(n + 3)': {
      gridColumn: '3',
      gridTemplateRows: 'minmax(8rem, 1fr) auto',
      '& > div': { position: 'relative', aspectRatio: 'auto' },
      img: { position: 'absolute', inset: 0 },
    },
  },
  [theme.from.desktop]: { marginTop: theme.space(10), 'li:nth-of-type(-n + 2) p': { display: 'block' } },
}));

const Frame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.arch,
  background: theme.colors.sand,
  img: { transition: 'transform 700ms cubic-bezier(0.2, 0.7, 0.2, 1)' },
}));
