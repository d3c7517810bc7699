import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { CoveringLink } from '../components/CoveringLink';
import type { ArticleProducts } from '../pageData';

/** Small cards of the products that a part of an article links to (BLOG-30); without those that are not sold any more. */
export function ProductNotes({ ids, products }: { ids: string[]; products: ArticleProducts | undefined }) {
  // an empty card keeps the place of one that is being loaded
  const shown = products ? ids.filter((id) => products[id]) : ids;
  if (shown.length === 0) return null;
  return (
    <Notes role="list" aria-label="In the store">
      {shown.map((id) => {
        const { name, brand, price, picture = '' } = products?.[id] ?? {};
        return (
          <li key={id}>
            {name && (
              <>
                <Picture name={picture} alt="" sizes="80px" />
                <p>
                  <small>{brand}</small>
                  <CoveringLink to={`/product/${id}`}>{name}</CoveringLink>
                  <strong>{price}</strong>
                </p>
              </>
            )}
          </li>
        );
      })}
    </Notes>
  );
}

const Notes = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: theme.space(3),
  fontSize: theme.text.lg,
  lineHeight: 1.35,
  li: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: `min(${theme.space(4)}, 4.2vw)`,
    minHeight: '6rem',
    padding: theme.space(2),
    border: `1px solid ${theme.colors.line}`,
    borderRadius: theme.radius.large,
    background: theme.colors.surface,
  },
  img: { width: 'min(5rem, 21vw)', aspectRatio: '1', borderRadius: theme.radius.medium },
  p: { display: 'grid', minWidth: 0 },
  small: { fontSize: theme.text.sm, color: theme.colors.textSoft },
  a: { fontFamily: theme.fonts.display, fontSize: theme.heading.xs },
}));
