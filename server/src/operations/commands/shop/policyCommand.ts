import type { StorePolicy } from '@glow/shared/policy';
import { highTaxText } from '@glow/shared/staff';
import { changePolicy } from '../../../shop/policy/storePolicy';
import type { Config } from '../../../base/config/config';
import { StartError } from '../../../base/errors/StartError';
import { operatorName, withShop } from '../openShop';
import { tableOf } from '../text';

const FIELDS: Record<keyof StorePolicy, [min: number, max: number, decimals: number]> = {
  tax: [0, 100, 3],
  shipping: [0, 100_000, 2],
  freeFrom: [0, 100_000, 2],
  maxPieces: [1, 999, 0],
  maxSubtotal: [1, 1_000_000, 2],
};

/** The policy as text, or the changes if fields are set, as `tax=8.875`. Throws a `StartError` for wrong fields. */
export async function runPolicy(config: Config, assignments: string[]): Promise<string> {
  const fields = Object.fromEntries(assignments.map(readField));
  if (Object.keys(fields).length < assignments.length)
    throw new StartError('A field is given twice; nothing has changed.');
  const { present, changes } = await withShop(config, (database) =>
    changePolicy(database, { ...fields, operator: operatorName() }),
  );
  const told = ['Pages and orders follow within two seconds.', highTaxText(fields.tax) ?? []].flat();
  if (changes.length > 0) return [...changes, ...told].join('\n');
  return tableOf(Object.entries(present)) + (assignments.length > 0 ? '\nNothing has changed.' : '');
}

function readField(assignment: string): [string, number] {
  const [name = '', text = ''] = assignment.split('=');
  const [min, max, decimals] = Object.hasOwn(FIELDS, name) ? FIELDS[name as keyof StorePolicy] : [0, -1, 1];
  const isNumber = new RegExp(`^\\d+(\\.(?=\\d)\\d{0,${decimals}})?$`).test(text);
  if (isNumber && assignment === `${name}=${text}` && Number(text) >= min && Number(text) <= max)
    return [name, Math.round(Number(text) * 10 ** decimals)];
  const ranges = Object.entries(FIELDS).map(
    ([field, [min, max, decimals]]) => `${field} from ${min} to ${max} with at most ${decimals} decimals`,
  );
  throw new StartError(
    `"${assignment}" cannot be set: ${ranges.join(', ')}; for example tax=8.875. Nothing has changed.`,
  );
}
