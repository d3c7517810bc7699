import { products, type Product } from '@glow/shared/catalog';

/** Maximum number of related products (PROD-18). */
const MAX_RELATED = 4;

/** In-stock products of the same subcategory first, then of the same category. */
export function relatedTo(product: Product): Product[] {
  const others = products.filter(
    ({ id, category, inStock }) => id !== product.id && category === product.category && inStock,
  );
  const isCloser = ({ subcategory }: Product) => subcategory === product.subcategory;
  return [...others.filter(isCloser), ...others.filter((other) => !isCloser(other))].slice(0, MAX_RELATED);
}
