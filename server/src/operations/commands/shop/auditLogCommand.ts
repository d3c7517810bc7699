import type { Config } from '../../../base/config/config';
import { readAuditLog } from '../../../shop/auditLog';
import { readSetAside } from '../../../shop/catalog/catalogChanges';
import { withShop } from '../openShop';
import { auditLine } from '../text';

/** The audit log, the newest entry first, after the import steps that are set aside. */
export async function describeAuditLog(config: Config, { limit }: { limit: number }): Promise<string> {
  const [notes, entries] = await withShop(config, (database) =>
    Promise.all([readSetAside(database), readAuditLog(database, limit)]),
  );
  if (entries.length === 0) notes.push('Nobody has changed anything yet.');
  return [...notes, ...entries.map((entry) => `${entry.subject}  ${auditLine(entry)}`)].join('\n');
}
