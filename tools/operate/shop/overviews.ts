import { lineId } from '@glow/shared/catalog';
import type { Config } from '../../../server/src/config/config';
import { readSetAside } from '../../../server/src/catalog/catalogChanges';
import { readAll } from '../../../server/src/catalog/import/changeProducts';
import { readAuditLog, type LoggedEntry } from '../../../server/src/database/auditLog';
import { withShop } from '../openShop';
import { auditLine, tableOf } from '../text';

/** The pieces of everything that can be bought. */
export async function listStock(config: Config): Promise<string> {
  const present = await withShop(config, readAll);
  return tableOf(
    present.flatMap(({ product }) =>
      (product.variants ?? [undefined]).map((variant) => [
        lineId(product, variant),
        String((variant ?? product).stockCount),
        `${product.name}${variant ? `, ${variant.name}` : ''}${product.isDiscontinued || variant?.isDiscontinued ? ' (discontinued)' : ''}`,
      ]),
    ),
  );
}

/** The steps of imports that are set aside, and what operators have changed, the newest first. */
export async function printAuditLog(config: Config, { limit }: { limit: number }): Promise<string> {
  const [notes, entries]: [string[], LoggedEntry[]] = await withShop(config, async (database) => [
    await readSetAside(database),
    await readAuditLog(database, limit),
  ]);
  if (entries.length === 0) notes.push('Nobody has changed anything yet.');
  return [...notes, ...entries.map((entry) => `${entry.subject}  ${auditLine(entry)}`)].join('\n');
}
