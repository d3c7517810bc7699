import { lineId } from '@glow/shared/catalog';
import type { LoggedEntry } from '../../../server/src/database/auditLog';
import { ask, readSetAside, withAdmin } from '../adminSession';
import { readPresent, setFields } from '../changeCatalog';
import type { Call } from './parseArguments';
import { auditLine, limitOf, tableOf } from '../text';

/** `stock list`: the pieces of everything that can be bought. */
export async function listStock({ config }: Call): Promise<string> {
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

/** `stock set`: the same as `npm run catalog -- set <id> stock=<pieces>`. */
export function setStock({ config, args: [id = '', pieces] }: Call): Promise<string> {
  return withAdmin(config, (run) => setFields(run, id, [`stock=${pieces}`]));
}

/** `log`: the steps of imports that are set aside, and what operators have changed, the newest first. */
export async function printAuditLog({ config, options }: Call): Promise<string> {
  const [notes, entries] = await withAdmin(config, async (run) => [
    await readSetAside(run),
    await ask<LoggedEntry[]>(run, 'audit-log', { limit: limitOf(options.limit) }),
  ]);
  if (entries.length === 0) notes.push('Nobody has changed anything yet.');
  return [...notes, ...entries.map((entry) => `${entry.subject}  ${auditLine(entry)}`)].join('\n');
}
