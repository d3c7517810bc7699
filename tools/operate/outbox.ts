import type { Config } from '../../server/src/config/config';
import { withShop } from './openShop';

const MAX_MESSAGES = 100;

/** The newest messages of the outbox as text, the newest last (API-16). */
export async function readOutbox(config: Config): Promise<string> {
  const [rows, total] = await withShop(config, async ({ query }) => [
    await query('select * from outbox order by created_at desc, id limit $1', [MAX_MESSAGES]),
    await query('select count(*) from outbox', []),
  ]);
  const count = Number(total[0]?.count);
  const messages = rows
    .reverse()
    .flatMap((row) => [
      `── ${new Date(Number(row.created_at)).toISOString()}  to ${row.recipient}`,
      ...(row.sent_at ? [`Sent: ${new Date(Number(row.sent_at)).toISOString()}`] : []),
      ...(row.problem ? [`Not sent: ${row.problem}`] : []),
      `Subject: ${row.subject}`,
      ...Object.entries(JSON.parse(String(row.headers))).map(([name, value]) => `${name}: ${value}`),
      `\n${row.body}\n`,
    ]);
  const more = count > rows.length ? ' `npm run glow -- db export` writes all of them to a file.' : '';
  const local = config.smtpUrl ? '' : ' No email leaves this machine.';
  return [...messages, `${rows.length} of the ${count} messages in the outbox.${more}${local}`].join('\n');
}
