import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts, sampleReviews } from '@glow/shared/samples';
import type { Queryable } from './Database';
import { rowsOf, saveProducts } from './saveProducts';

/** Inserts the sample products, after the migration that creates the tables of the catalogue. Stock that is there stays as it is. */
export async function seedCatalog(transaction: Queryable): Promise<void> {
  for (const [position, product] of sampleProducts.entries()) {
    const reviews = sampleReviews.filter(({ productId }) => productId === product.id);
    const record: ProductRecord = { ...product, ...sampleDetails(product.id), reviews, isDiscontinued: false };
    await saveProducts(transaction, rowsOf(record, position));
  }
}
