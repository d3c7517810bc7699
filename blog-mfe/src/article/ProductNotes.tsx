import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { CoveringLink } from '../components/CoveringLink';
import type { ArticleProducts } from '../pageData';

/** A card with a line for each of the products that a part of an article links to (BLOG-30); without those that are not sold any more. */
export function ProductNotes({ ids, products }: { ids: string[]; products: ArticleProducts | undefined }) {
  // an empty line keeps the place of one that is being loaded
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
                <Picture name={picture} alt="" sizes="48px" />
                <p>
                  <CoveringLink to={`/product/${id}`}>{name}</CoveringLink> <small>{brand}</small>
                </p>
                <span>{price}</span>
              </>
            )}
          </li>
        );
      })}
    </Notes>
  );
}

const Notes = styled.ul(({ theme }) => ({
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  fontSize: theme.text.lg,
  lineHeight: 1.2,
  li: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: theme.space(3),
    minHeight: '4rem',
    padding: `${theme.space(2)} ${theme.space(4)} ${theme.space(2)} ${theme.space(2)}`,
  },
  'li + li': { marginTop: 0, borderTop: `1px solid ${theme.colors.line}` },
  img: { width: '3rem', aspectRatio: '1', borderRadius: theme.radius.small },
  p: { flex: 1, minWidth: 0 },
  small: { fontSize: theme.text.sm, color: theme.colors.textSoft, whiteSpace: 'nowrap' },
  a: { marginRight: theme.space(2), fontFamily: theme.fonts.display, fontSize: theme.heading.xs },
}));
