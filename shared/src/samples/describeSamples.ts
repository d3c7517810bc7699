import type { Product, Variant } from '@glow/shared/catalog';

/** A sample product: its pictures, its SKU and whether it is in stock follow from its id and its stock. */
export function sampleOf(product: Omit<Product, 'images' | 'sku' | 'inStock'>): Product {
  const { id, stockCount } = product;
  return {
    ...product,
    images: [1, 2, 3].map((view) => `products/${id}-${view}`),
    sku: `GLW-${id.toUpperCase()}`,
    inStock: stockCount > 0,
  };
}

/** The shades of a sample product, each with a picture of its swatch. */
export function shadesOf(
  productId: string,
  shades: readonly [name: string, hexColor: string, stockCount: number][],
): Variant[] {
  return shades.map(([name, hexColor, stockCount]) => {
    const id = name.toLowerCase().replace(' ', '-');
    const image = `products/${productId}-swatch-${id}`;
    return { id, name, type: 'color', value: name, hexColor, image, inStock: stockCount > 0, stockCount };
  });
}
