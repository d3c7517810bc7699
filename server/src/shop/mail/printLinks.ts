import { printable } from '@glow/shared/text';
import type { Database } from '../../base/database/Database';

const ACCOUNT_LINK = /https?:\/\/[^\s/]+\/(?:api\/auth\/|forgot-password|login)\S*/;

/** Prints links of new account messages, for a shop here that sends none; returns a function that ends it. */
export function printLinks(database: Database, print: (line: string) => void): () => void {
  const printed = new Set<unknown>();
  const start = Date.now();

  async function printNew(): Promise<void> {
    // a transaction may end some seconds after its message was dated
    const since = Math.max(start, Date.now() - 10_000);
    const rows = await database.query('select * from outbox where created_at >= $1', [since]);
    for (const { id, recipient, body } of rows) {
      const [link] = ACCOUNT_LINK.exec(String(body)) ?? [];
      if (link && !printed.has(id)) print(printable(`To ${recipient}: ${link}`));
      printed.add(id);
    }
  }

  const timer = setInterval(() => void printNew().catch(() => undefined), 1_000).unref();
  return () => clearInterval(timer);
}
