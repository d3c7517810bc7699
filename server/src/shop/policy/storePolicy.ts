import { formatPrice } from '@glow/shared/orders';
import { DEFAULT_POLICY, type StorePolicy } from '@glow/shared/policy';
import type { StaffPolicy } from '@glow/shared/staff';
import { MOST_PIECES } from '@glow/shared/validation';
import { addToAuditLog } from '../auditLog';
import type { Database, Queryable } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';

/** The bounds of an order in a new store (PRICE-172). */
const BOUNDS = { maxPieces: MOST_PIECES, maxSubtotal: 10_000_00 };

export async function selectPolicy(database: Queryable): Promise<Required<StorePolicy>> {
  const [row] = await database.query<Required<StorePolicy>>(
    `select tax, shipping, free_from as "freeFrom", max_pieces as "maxPieces", max_subtotal as "maxSubtotal" from store_policy`,
    [],
  );
  return { ...DEFAULT_POLICY, ...BOUNDS, ...row };
}

/** The policy with its version, which a change names. */
export async function readPolicy(database: Queryable): Promise<StaffPolicy> {
  const policy = await selectPolicy(database);
  return { policy, version: Object.values(policy).join(' ') };
}

/** Changes fields of the policy and logs it. Throws an `ApiError` 409 with the present policy for another version. */
export async function changePolicy(
  database: Database,
  { operator, version, ...fields }: Partial<StorePolicy> & { operator: string; version?: string },
) {
  return database.transaction(async (transaction) => {
    await transaction.query('lock table store_policy in share row exclusive mode', []);
    const current = await readPolicy(transaction);
    if (version !== undefined && version !== current.version)
      throw new ApiError(409, 'The policy was changed by somebody else.', undefined, { code: 'changed', current });
    const before = current.policy;
    const after = { ...before, ...fields };
    const [former, present] = [textsOf(before), textsOf(after)];
    const changes = Object.keys(present)
      .filter((name) => former[name] !== present[name])
      .map((name) => `${name} ${former[name]} → ${present[name]}`);
    if (changes.length > 0) {
      const { tax, shipping, freeFrom, maxPieces, maxSubtotal } = after;
      await transaction.query('delete from store_policy', []);
      const values = ['present', tax, shipping, freeFrom, maxPieces, maxSubtotal];
      await transaction.query('insert into store_policy values ($1, $2, $3, $4, $5, $6)', values);
      await addToAuditLog(transaction, [{ operator, subject: 'policy', change: changes.join(', ') }]);
    }
    return { ...(await readPolicy(transaction)), present, changes };
  });
}

function textsOf({ tax, shipping, freeFrom, maxPieces, maxSubtotal }: Required<StorePolicy>): Record<string, string> {
  return {
    tax: `${tax / 1000}%`,
    shipping: formatPrice(shipping),
    freeFrom: formatPrice(freeFrom),
    maxPieces: String(maxPieces),
    maxSubtotal: formatPrice(maxSubtotal),
  };
}
