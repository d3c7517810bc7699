import styled from '@emotion/styled';
import { Container, Picture, VisuallyHidden } from '@glow/shared/ui';
import { CoveringLink } from '../components/CoveringLink';
import { categories, categoryPictures } from '../data/categories';

/** The four categories as cards, each leading to its page (BLOG-4). */
export function CategoryCards() {
  return (
    <section aria-labelledby="blog-categories">
      <Container>
        <VisuallyHidden as="h2" id="blog-categories">
          Categories
        </VisuallyHidden>
        <CategoryGrid role="list">
          {categories.map(({ id, name, slug, description }) => (
            <CategoryItem key={id}>
              <Picture name={categoryPictures[slug] ?? ''} alt="" sizes="80px" />
              <div>
                <h3>
                  <CoveringLink to={`/blog/category/${slug}`}>{name}</CoveringLink>
                </h3>
                <p>{description}</p>
              </div>
            </CategoryItem>
          ))}
        </CategoryGrid>
      </Container>
    </section>
  );
}

const CategoryGrid = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(4),
  [theme.from.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  // four in a row, two if the text is large
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(13rem, 20%), 1fr))', gap: theme.space(6) },
}));

const CategoryItem = styled.li(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'start',
  gap: `min(${theme.space(5)}, 5.2vw)`,
  padding: `min(${theme.space(5)}, 5.2vw)`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.large,
  background: theme.colors.surface,
  transition: 'border-color 160ms, box-shadow 160ms',
  '&:hover': { borderColor: theme.colors.lineStrong, boxShadow: theme.shadow.soft },
  [theme.from.desktop]: { gridTemplateColumns: '1fr', alignContent: 'start', padding: theme.space(7) },
  '& > div': { display: 'grid', minWidth: 0, gap: theme.space(1) },
  h3: { fontSize: theme.heading.sm, hyphens: 'auto' },
  p: { fontSize: theme.text.lg, color: theme.colors.textSoft },
  img: { width: 'min(4rem, 17vw)', aspectRatio: '4 / 5', objectFit: 'cover', borderRadius: theme.radius.arch },
}));
