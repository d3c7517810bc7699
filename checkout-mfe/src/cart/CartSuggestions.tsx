import styled from '@emotion/styled';
import { useExtraData } from '@glow/shared/app';
import { Price } from '@glow/shared/commerce';
import { Link } from '@glow/shared/router';
import { Picture, SectionHeading } from '@glow/shared/ui';
import { SecondaryText } from '../components/SecondaryText';
import type { pageData } from '../pageData';
import { SuggestionsSkeleton } from './SuggestionsSkeleton';

/** Bestsellers below an empty cart; nothing if they cannot be loaded (CART-17). */
export function CartSuggestions() {
  const { data = [], isLoading } = useExtraData<(typeof pageData)['cart-suggestions']>('/cart/suggestions');
  if (data.length === 0) return isLoading && <SuggestionsSkeleton />;
  return (
    <Suggestions aria-labelledby="cart-suggestions">
      <SectionHeading id="cart-suggestions">Bestsellers to begin with</SectionHeading>
      <Products role="list">
        {data.map(({ id, name, brand, image, price, originalPrice }) => (
          <Product key={id}>
            <Picture name={image} alt="" sizes="(min-width: 1240px) 276px, (min-width: 1024px) 22vw, 44vw" />
            <SecondaryText>{brand}</SecondaryText>
            <h3>
              <Link to={`/product/${id}`}>{name}</Link>
            </h3>
            <p>
              <Price price={price} originalPrice={originalPrice} />
            </p>
          </Product>
        ))}
      </Products>
    </Suggestions>
  );
}

const Suggestions = styled.section(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  marginTop: theme.space(8),
}));

const Products = styled.ul(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.space(8)} ${theme.space(4)}`,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', columnGap: theme.space(6) },
}));

const Product = styled.li(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(1),
  img: { marginBottom: theme.space(2), borderRadius: theme.radius.arch },
  h3: { fontSize: theme.heading.xs, lineHeight: 1.15, overflowWrap: 'anywhere' },
  a: {
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline' },
    // the whole tile is clickable, but only the name is the link's accessible name
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: theme.radius.medium },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 6 },
  },
}));
