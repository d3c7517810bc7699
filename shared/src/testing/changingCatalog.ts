import type { CatalogSource, Product, Variant } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProducts } from '@glow/shared/samples';

type Changes = Partial<Pick<Product & Variant, 'price' | 'inStock' | 'stockCount'>>;

/** The sample catalogue, and functions that change it while a page is open. */
export function changingCatalog(): {
  catalog: CatalogSource;
  /** Changes a product, or its variant. */
  change(productId: string, changes: Changes, variantId?: string): void;
  /** Makes the catalogue unavailable, or available again. */
  setAvailable(isAvailable: boolean): void;
} {
  const products = [...sampleProducts];
  const samples = createSampleCatalog(products);
  let isAvailable = true;
  return {
    catalog: {
      ...samples,
      lines: (ids) => (isAvailable ? samples.lines(ids) : Promise.reject(new Error('The catalogue is unavailable'))),
    },
    change(productId, changes, variantId) {
      const index = products.findIndex(({ id }) => id === productId);
      const product = products[index];
      if (!product) throw new Error(`There is no product ${productId}`);
      const variants = product.variants?.map((variant) =>
        variant.id === variantId ? { ...variant, ...changes } : variant,
      );
      products[index] = variantId ? { ...product, variants } : { ...product, ...changes };
    },
    setAvailable(value) {
      isAvailable = value;
    },
  };
}
