import { stockOf, stockText, type Product } from '@glow/shared/catalog';

/** On a page of another origin nothing is added, because its storage is not the store's. */
export function CardOffer({ product }: { product: Product }) {
  return <p>{stockOf(product).inStock ? undefined : stockText(stockOf(product))}</p>;
}
