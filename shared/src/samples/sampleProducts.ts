import type { Product, ProductDetails, Review, Variant } from '@glow/shared/catalog';
import products from './products.json' with { type: 'json' };
import reviews from './reviews.json' with { type: 'json' };

type Flags = Pick<Product, 'isNew' | 'isBestseller'>;

type Described = Omit<Product, 'images' | 'sku' | 'inStock' | keyof Flags> &
  Partial<Flags> &
  Pick<ProductDetails, 'benefits'> & {
    /** As on the pack, with commas. */
    ingredients: string;
    shades?: Shade[];
  };

/** `hasTexture`: there is a picture of the texture too. */
type Shade = [name: string, hexColor: string, stockCount: number, hasTexture?: boolean];

const samples = (products as Described[]).map(describe);

/** The twelve products of the sample catalogue, in line-sheet order (CAT-2). */
export const sampleProducts: readonly Product[] = samples.map(({ product }) => product);

/** The three sample reviews; two are of the vitamin C serum (CAT-14). */
export const sampleReviews: readonly Review[] = reviews;

/** The sample product with this id. Throws if there is none. */
export function sampleProduct(id: string): Product {
  const found = sampleProducts.find((product) => product.id === id);
  if (!found) throw new Error(`There is no sample product ${id}`);
  return found;
}

/** Ingredients and benefits of a sample product; both empty for an unknown id. */
export function sampleDetails(productId: string): ProductDetails {
  return samples.find(({ product }) => product.id === productId)?.details ?? { ingredients: [], benefits: [] };
}

function describe({ ingredients, benefits, shades, ...given }: Described) {
  const { id, stockCount, isNew = false, isBestseller = false, variants } = given;
  const product: Product = {
    ...given,
    isNew,
    isBestseller,
    images: [1, 2, 3].map((view) => `products/${id}-${view}`),
    variants: shades?.map((shade) => variantOf(id, shade)) ?? variants,
    sku: `GLW-${id.toUpperCase()}`,
    inStock: stockCount > 0,
  };
  return { product, details: { ingredients: ingredients.split(', '), benefits } };
}

function variantOf(productId: string, [name, hexColor, stockCount, hasTexture]: Shade): Variant {
  const id = name.toLowerCase().replace(' ', '-');
  const image = `products/${productId}-1-${id}`;
  const otherImages = [`swatch-${id}`, ...(hasTexture ? [`3-${id}`] : [])].map(
    (view) => `products/${productId}-${view}`,
  );
  return { id, name, type: 'color', value: name, hexColor, image, otherImages, inStock: stockCount > 0, stockCount };
}
