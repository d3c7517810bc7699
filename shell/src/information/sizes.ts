import { priceOf, products, type Product, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** One row of the size guide. */
export interface Size {
  product: Product;
  variant: Variant;
  volume: string;
  price: Cents;
}

const MILLILITRES_PER_OUNCE = 29.5735;

/** A volume in both units, parsed from a size's label: '30 ml' becomes '30 ml (1.0 fl oz)'; other labels are returned unchanged. */
export function volumeOf(value: string): string {
  const millilitres = /(\d+(?:\.\d+)?)\s*ml/i.exec(value)?.[1];
  if (!millilitres) return value;
  return `${millilitres} ml (${(Number(millilitres) / MILLILITRES_PER_OUNCE).toFixed(1)} fl oz)`;
}

/** Every size in the catalogue, grouped by product (INFO-4). */
export function sizes(): Size[] {
  return products.flatMap((product) =>
    (product.variants ?? [])
      .filter(({ type }) => type === 'size')
      .map((variant) => ({ product, variant, volume: volumeOf(variant.value), price: priceOf(product, variant) })),
  );
}
