import type { Product, ProductDetails, Variant } from '@glow/shared/catalog';

/** A sample product, and its details: its pictures, its SKU and whether it is in stock follow from its id and its stock. */
export function sampleOf({
  ingredients,
  benefits,
  ...given
}: Omit<Product, 'images' | 'sku' | 'inStock'> & ProductDetails): { product: Product; details: ProductDetails } {
  const { id, stockCount } = given;
  const images = [1, 2, 3].map((view) => `products/${id}-${view}`);
  return {
    product: { ...given, images, sku: `GLW-${id.toUpperCase()}`, inStock: stockCount > 0 },
    details: { ingredients, benefits },
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
