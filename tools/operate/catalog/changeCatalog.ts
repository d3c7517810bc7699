import { choicesOf, lineId } from '@glow/shared/catalog';
import { saveChanges } from '../../../server/src/catalog/catalogChanges';
import { readAll } from '../../../server/src/catalog/import/changeProducts';
import { problemText, type EntrySource } from '../../../server/src/catalog/import/catalogEntry';
import type { ImportOptions, ImportPlan } from '../../../server/src/catalog/import/planImport';
import { planImport, stepsOf, UNCOUNTED } from '../../../server/src/catalog/import/planImport';
import type { PlacedProduct } from '../../../server/src/catalog/readCatalog';
import { readCell } from '../../../server/src/catalog/import/readCell';
import { StartError } from '../../../server/src/errors/StartError';
import type { Database } from '../../../server/src/database/Database';
import { operatorName } from '../openShop';

/** Changes and problems that are printed one by one. */
const MAX_PRINTED = 100;

/** Fields of `set`. */
const FIELDS = 'price originalPrice stock isNew isBestseller discontinued hidden removedVariants'.split(' ');

/** Changes products, or says what would change, and writes to the audit log who did. Throws a `StartError` with all problems. */
export async function changeCatalog(
  database: Database,
  entriesFor: (present: PlacedProduct[]) => EntrySource[],
  options: ImportOptions,
  isDryRun = false,
): Promise<string> {
  const present = await readAll(database);
  const plan = await planImport(present, entriesFor(present), options);
  const { problems, changes } = plan;
  const hints = problems.some(({ message }) => message === UNCOUNTED) ? ['`--counted` says that it was counted.'] : [];
  if (problems.length > 0)
    throw new StartError([...firstOf(problems.map(problemText)), ...hints, 'Nothing has changed.'].join('\n'));
  if (changes.length > 0) await saveChanges(database, stepsOf(plan, operatorName()), isDryRun);
  return [...firstOf(changes), summaryOf(changes, isDryRun)].join('\n');
}

/** Sets fields of a product or of one of its choices, given as `price=45.00`. */
export function setFields(database: Database, target: string, assignments: string[]): Promise<string> {
  return changeCatalog(database, (present) => [entryFor(present, target, assignments)], { isCounted: true });
}

function firstOf(lines: string[]): string[] {
  const more = lines.length - MAX_PRINTED;
  return [...lines.slice(0, MAX_PRINTED), ...(more > 0 ? [`and ${more} more`] : [])];
}

function summaryOf({ length }: ImportPlan['changes'], isDryRun: boolean): string {
  if (length === 0) return 'Nothing changes.';
  const products = length === 1 ? '1 product' : `${length} products`;
  return isDryRun ? `${products} would change.` : `${products} changed.`;
}

/** The entry of `set`: of a product, or of one of its variants. */
function entryFor(present: PlacedProduct[], target: string, assignments: string[]): EntrySource {
  const values = Object.fromEntries(assignments.map(readAssignment));
  const products = present.map(({ product }) => product);
  if (products.some(({ id }) => id === target)) return { value: { id: target, ...values }, variantRows: [] };
  const choice = products.flatMap(choicesOf).find(({ product, variant }) => lineId(product, variant) === target);
  if (!choice?.variant)
    throw new StartError(`There is nothing with the id ${target}: npm run glow -- catalog export lists all.`);
  const variant = { id: choice.variant.id, ...values };
  return { value: { id: choice.product.id, variants: [variant] }, variantRows: [] };
}

function readAssignment(assignment: string): [field: string, value: unknown] {
  const [field = '', text = ''] = assignment.split('=', 2);
  if (!FIELDS.includes(field) || text === '')
    throw new StartError(`"${assignment}" sets nothing: the fields are ${FIELDS.join(', ')}, for example price=45.00.`);
  return [field === 'hidden' ? 'isHidden' : field, readCell(field, text)];
}
