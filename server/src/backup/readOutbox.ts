import type { Database } from '../database/Database';

/** The newest messages that are shown. */
const SHOWN = 20;

/** Writes the newest messages of the outbox as text, the last one last (API-16). */
export async function readOutbox(database: Database, write: (line: string) => Promise<void> | void): Promise<void> {
  const rows = await database.query('select * from outbox order by created_at desc, id limit $1', [SHOWN]);
  for (const { created_at: at, recipient, subject, body } of rows.reverse()) {
    await write(`── ${new Date(Number(at)).toISOString()}  to ${recipient}`);
    await write(`Subject: ${subject}`);
    for (const line of ['', ...String(body).split('\n'), '']) await write(line === '.' ? ' .' : line);
  }
  await write(`${rows.length} of the outbox's newest messages. No e-mail leaves this machine.`);
}
