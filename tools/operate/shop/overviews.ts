import { lineId } from '@glow/shared/catalog';
import type { Config } from '../../../server/src/config/config';
import type { LoggedEntry } from '../../../server/src/database/auditLog';
import { ask, readSetAside, withAdmin } from '../adminSession';
import { readPresent } from '../catalog/changeCatalog';
import { auditLine, tableOf } from '../text';

/** The pieces of everything that can be bought. */
export async function listStock(config: Config): Promise<string> {
  const present = await withAdmin(config, readPresent);
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
  const [notes, entries] = await withAdmin(config, async (run) => [
    await readSetAside(run),
    await ask<LoggedEntry[]>(run, 'audit-log', { limit }),
  ]);
  if (entries.length === 0) notes.push('Nobody has changed anything yet.');
  return [...notes, ...entries.map((entry) => `${entry.subject}  ${auditLine(entry)}`)].join('\n');
}
