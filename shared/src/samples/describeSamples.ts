import type { Product, ProductDetails, Variant } from '@glow/shared/catalog';

type Flags = Pick<Product, 'isNew' | 'isBestseller'>;

type Described = Omit<Product, 'category' | 'images' | 'sku' | 'inStock' | keyof Flags> &
  Partial<Flags> &
  Pick<ProductDetails, 'benefits'> & {
    /** As on the pack, with commas. */
    ingredients: string;
  };

/** Sample products of a category, with their details: pictures, SKU and whether they are in stock follow from id and stock. */
export function samplesOf(category: Product['category'], described: readonly Described[]) {
  return described.map(({ ingredients, benefits, ...given }): { product: Product; details: ProductDetails } => {
    const { id, stockCount, isNew = false, isBestseller = false } = given;
    const images = [1, 2, 3].map((view) => `products/${id}-${view}`);
    const facts = { category, images, sku: `GLW-${id.toUpperCase()}`, inStock: stockCount > 0 };
    return {
      product: { ...given, ...facts, isNew, isBestseller },
      details: { ingredients: ingredients.split(', '), benefits },
    };
  });
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
