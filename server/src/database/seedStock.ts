import { skus } from '../catalog/skus';
import type { Database } from './Database';

/** Inserts a stock row for every SKU without one; existing quantities are unchanged. */
export async function seedStock(database: Database): Promise<void> {
  await database.transaction(
    async (transaction) => {
      for (const [lineId, { initialStock }] of [...skus].sort(([one], [other]) => (one < other ? -1 : 1))) {
        await transaction.query(
          'insert into stock (line_id, pieces) values ($1, $2) on conflict (line_id) do nothing',
          [lineId, initialStock],
        );
      }
    },
    { limitMs: Infinity },
  );
}
