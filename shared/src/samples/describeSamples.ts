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

/** The shades of a sample product, each with pictures of the product in it and of its swatch, and of its texture if `hasTexture`. */
export function shadesOf(
  productId: string,
  shades: readonly [name: string, hexColor: string, stockCount: number, hasTexture?: boolean][],
): Variant[] {
  return shades.map(([name, hexColor, stockCount, hasTexture]) => {
    const id = name.toLowerCase().replace(' ', '-');
    const image = `products/${productId}-1-${id}`;
    const otherImages = [`swatch-${id}`, ...(hasTexture ? [`3-${id}`] : [])].map(
      (view) => `products/${productId}-${view}`,
    );
    return { id, name, type: 'color', value: name, hexColor, image, otherImages, inStock: stockCount > 0, stockCount };
  });
}
