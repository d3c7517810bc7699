import { priceOf, type Product } from '@glow/shared/catalog';

const MILLILITRES_PER_OUNCE = 29.5735;

/** Adds ounces to a size's label: '30 ml' becomes '30 ml (1.0 fl oz)'; labels without ml stay unchanged. */
export function volumeOf(value: string): string {
  const millilitres = /(\d+(?:\.\d+)?)\s*ml/i.exec(value)?.[1];
  if (!millilitres) return value;
  return `${millilitres} ml (${(Number(millilitres) / MILLILITRES_PER_OUNCE).toFixed(1)} fl oz)`;
}

/** Products with sizes: each size's name, volume in both units, and price in cents (INFO-4). */
export function sizesOf(products: readonly Product[]) {
  return products
    .map((product) => {
      const variants = product.variants?.filter(({ type }) => type === 'size') ?? [];
      const sizes = variants.map((variant) => {
        const { id, name, value } = variant;
        return { id, name, volume: volumeOf(value), price: priceOf(product, variant) };
      });
      return { id: product.id, name: product.name, sizes };
    })
    .filter(({ sizes }) => sizes.length > 0);
}
