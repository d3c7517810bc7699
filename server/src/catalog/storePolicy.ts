import { formatPrice } from '@glow/shared/orders';
import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import { addToAuditLog } from '../database/auditLog';
import type { Database, Queryable } from '../database/Database';

/** The present policy. */
export async function selectPolicy(database: Queryable): Promise<StorePolicy> {
  const [row] = await database.query('select tax, shipping, free_from from store_policy', []);
  return row
    ? { tax: Number(row.tax), shipping: Number(row.shipping), freeFrom: Number(row.free_from) }
    : DEFAULT_POLICY;
}

/** Changes the given fields of the policy, and says so in the audit log. Returns each present field as text, and the changes, as `tax 8% → 9%`. */
export async function changePolicy(
  database: Database,
  { operator, ...fields }: Partial<StorePolicy> & { operator: string },
) {
  return database.transaction(async (transaction) => {
    await transaction.query('lock table store_policy in share row exclusive mode', []);
    const before = await selectPolicy(transaction);
    const { tax, shipping, freeFrom } = { ...before, ...fields };
    const [former, present] = [textsOf(before), textsOf({ tax, shipping, freeFrom })];
    const changes = (['tax', 'shipping', 'freeFrom'] as const)
      .filter((name) => former[name] !== present[name])
      .map((name) => `${name} ${former[name]} → ${present[name]}`);
    if (changes.length > 0) {
      await transaction.query('delete from store_policy', []);
      await transaction.query('insert into store_policy values ($1, $2, $3, $4)', ['present', tax, shipping, freeFrom]);
      await addToAuditLog(transaction, [{ operator, subject: 'policy', change: changes.join(', ') }]);
    }
    return { present, changes };
  });
}

function textsOf({ tax, shipping, freeFrom }: StorePolicy) {
  return { tax: `${tax / 1000}%`, shipping: formatPrice(shipping), freeFrom: formatPrice(freeFrom) };
}
