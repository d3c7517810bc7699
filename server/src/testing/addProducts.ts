import type { ProductRecord } from '@glow/shared/catalog';
import { sampleDetails, sampleProducts } from '@glow/shared/samples';
import type { Database } from '../base/database/Database';
import { refreshPlans } from '../shop/catalog/catalogChanges';
import { joinRows, rowsOf, saveProducts } from '../shop/catalog/saveProducts';

/** Adds variations of the samples until there are `count` products. */
export async function addProducts(database: Database, count: number): Promise<void> {
  const records = Array.from({ length: count - sampleProducts.length }, (_, index): ProductRecord => {
    const sample = sampleProducts[index % sampleProducts.length] as ProductRecord;
    const id = `var-${String(index).padStart(5, '0')}`;
    return {
      ...sample,
      ...sampleDetails(sample.id),
      id,
      sku: id,
      name: `${sample.name} No. ${index}`,
      price: sample.price + (index % 97) * 10,
      rating: 3 + (index % 20) / 10,
      isNew: false,
      isBestseller: false,
      tags: sample.tags.filter((tag) => tag !== 'glow'),
      reviews: [],
      isDiscontinued: false,
    };
  });
  for (let from = 0; from < records.length; from += 1_000) {
    const rows = records.slice(from, from + 1_000).map((record, index) => rowsOf(record, 100 + from + index));
    await database.transaction((transaction) => saveProducts(transaction, joinRows(rows)), { limitMs: Infinity });
  }
  await refreshPlans(database);
}
