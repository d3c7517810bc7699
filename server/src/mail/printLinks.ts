import { printable } from '@glow/shared/text';
import type { Database } from '../database/Database';

const POLL_MS = 1_000;
/** How long a transaction may take after its message was dated, in milliseconds. */
const LATEST_MS = 10_000;
/** The link of a message about an account. */
const ACCOUNT_LINK = /https?:\/\/[^\s/]+\/(?:api\/auth\/|forgot-password|login)\S*/;

/**
 * Prints the link of each message about an account that is written from now on, for a shop on this machine that sends none. Returns a
 * function that ends it.
 */
export function printLinks(database: Database, print: (line: string) => void): () => void {
  const printed = new Set<string>();
  const start = Date.now();

  async function printNew(): Promise<void> {
    const rows = await database.query(
      'select id, recipient, body from outbox where created_at >= $1 order by created_at, id',
      [Math.max(start, Date.now() - LATEST_MS)],
    );
    for (const { id, recipient, body } of rows) {
      const [link] = ACCOUNT_LINK.exec(String(body)) ?? [];
      if (link && !printed.has(String(id))) print(printable(`To ${recipient}: ${link}`));
      printed.add(String(id));
    }
  }

  const timer = setInterval(() => void printNew().catch(() => undefined), POLL_MS).unref();
  return () => clearInterval(timer);
}
