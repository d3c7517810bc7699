import { priceOf, type Product } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';

/** One row of the size guide. */
export interface Size {
  id: string;
  name: string;
  volume: string;
  price: Cents;
}

export interface ProductSizes extends Pick<Product, 'id' | 'name'> {
  sizes: Size[];
}

const MILLILITRES_PER_OUNCE = 29.5735;

/** A volume in both units, parsed from a size's label: '30 ml' becomes '30 ml (1.0 fl oz)'; other labels are returned unchanged. */
export function volumeOf(value: string): string {
  const millilitres = /(\d+(?:\.\d+)?)\s*ml/i.exec(value)?.[1];
  if (!millilitres) return value;
  return `${millilitres} ml (${(Number(millilitres) / MILLILITRES_PER_OUNCE).toFixed(1)} fl oz)`;
}

/** The products that come in sizes, with every size (INFO-4). */
export function sizesOf(products: readonly Product[]): ProductSizes[] {
  return products
    .map((product) => {
      const variants = product.variants?.filter(({ type }) => type === 'size') ?? [];
      const sizes = variants.map((variant) => {
        return {
          id: variant.id,
          name: variant.name,
          volume: volumeOf(variant.value),
          price: priceOf(product, variant),
        };
      });
      return { id: product.id, name: product.name, sizes };
    })
    .filter(({ sizes }) => sizes.length > 0);
}
