import type { Database } from '../database/Database';

const MAX_MESSAGES = 20;

/** Writes the newest emails of the outbox as text, the newest last (API-16). */
export async function readOutbox(database: Database, write: (line: string) => Promise<void> | void): Promise<void> {
  const rows = await database.query('select * from outbox order by created_at desc, id limit $1', [MAX_MESSAGES]);
  for (const { created_at: at, recipient, subject, body, headers } of rows.reverse()) {
    await write(`── ${new Date(Number(at)).toISOString()}  to ${recipient}`);
    await write(`Subject: ${subject}`);
    for (const [name, value] of Object.entries(JSON.parse(String(headers)))) await write(`${name}: ${value}`);
    for (const line of ['', ...String(body).split('\n'), '']) await write(line.startsWith('.') ? ` ${line}` : line);
  }
  await write(`${rows.length} of the outbox's newest messages. No e-mail leaves this machine.`);
}
