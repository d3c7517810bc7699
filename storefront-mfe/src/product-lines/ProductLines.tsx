import styled from '@emotion/styled';
import { usePageData } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { Link } from '@glow/shared/router';
import { Picture } from '@glow/shared/ui';
import type { pageData } from '../pageData';

/** A card with a line for each product, for texts of any package; nothing if none is sold any more. */
export function ProductLines() {
  const { data: products } = usePageData<typeof pageData.ProductLines>();
  if (products.length === 0) return null;
  return (
    <Lines role="list" aria-label="In the store">
      {products.map(({ id, name, brand, price, images: [picture = ''] }) => (
        <li key={id}>
          <Picture name={picture} alt="" sizes="48px" />
          <p>
            <Link to={`/product/${id}`}>{name}</Link> <small>{brand}</small>
          </p>
          <span>{formatPrice(price)}</span>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled.ul(({ theme }) => ({
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
  a: {
    marginRight: theme.space(2),
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.xs,
    color: 'inherit',
    textDecoration: 'none',
    '&:hover': { color: theme.colors.accent },
    // the whole line is clickable
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
}));
