import { addToAuditLog } from '../database/auditLog';
import type { Database } from '../database/Database';
import { StartError } from '../errors/StartError';

/** Sets the pieces of what can be bought, with an entry in the audit log. Throws a `StartError` if it has no stock. */
export async function setStock(
  database: Database,
  { id, pieces, operator }: { id: string; pieces: number; operator: string },
): Promise<{ pieces: number }> {
  return database.transaction(async (transaction) => {
    const [row] = await transaction.query('select pieces from stock where line_id = $1 for no key update', [id]);
    if (!row) throw new StartError(`There is no item ${id}.`);
    await transaction.query('update stock set pieces = $2 where line_id = $1', [id, pieces]);
    await addToAuditLog(transaction, [{ operator, subject: id, change: `stock ${row.pieces} → ${pieces}` }]);
    return { pieces };
  });
}
