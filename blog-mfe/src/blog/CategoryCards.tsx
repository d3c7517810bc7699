import styled from '@emotion/styled';
import { Container, Picture, VisuallyHidden, Stack } from '@glow/shared/ui';
import { CoveringLink } from '../components/PostMeta';
import { categories } from '../data/posts';

/** The four categories as cards, each leading to its page (BLOG-4). */
export function CategoryCards() {
  return (
    <section aria-labelledby="blog-categories">
      <Container>
        <VisuallyHidden as="h2" id="blog-categories">
          Categories
        </VisuallyHidden>
        <CategoryGrid as="ul" gap={3} role="list">
          {categories.map(({ id, name, slug, description, picture }) => (
            <CategoryItem gap={2} key={id}>
              <Picture name={picture} alt="" frame={4 / 5} sizes="(min-width: 1024px) 64px, 48px" />
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

const CategoryGrid = styled(Stack)({
  // four in a row, two on phones, fewer if the text is large
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(8.5rem, 20%), 1fr))',
});

const CategoryItem = styled(Stack.withComponent('li'))(({ theme }) => ({
  position: 'relative',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  padding: theme.space(2),
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  h3: { fontSize: theme.heading.xs, lineHeight: 1.1, WebkitHyphens: 'auto', hyphens: 'auto' },
  // narrow cards have room for the name alone
  p: { display: 'none', marginTop: theme.space(1), fontSize: theme.text.lg, color: theme.colors.textSoft },
  img: { width: '3rem', borderRadius: theme.radius.arch },
  [theme.from.desktop]: {
    alignItems: 'start',
    padding: theme.space(5),
    img: { width: '4rem' },
    p: { display: 'block' },
  },
}));
