import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../base/config/config';
import { anOrder } from '../../testing/anOrder';
import { temporaryDatabase, type TemporaryDatabase } from '../../testing/temporaryDatabase';
import { testServer } from '../../testing/testServer';
import { runOperator } from '../../testing/runOperator';

test('a shop is exported while it is open, and imported elsewhere; its outbox is printed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'glow-backup-'));
  const [shop, other] = [await testServer(), await temporaryDatabase()];
  const command = (store: Pick<TemporaryDatabase, 'url'>, ...args: string[]) =>
    runOperator(() => readConfig({ DATA_DIR: folder, DATABASE_URL: store.url }), 'db', ...args);
  for (const [url, payload] of [
    ['/api/orders', anOrder()],
    ['/api/newsletter/subscribe', { email: 'rose@example.com' }],
  ] as const)
    expect((await shop.server.inject({ method: 'POST', url, payload })).statusCode).toBeLessThan(300);
  expect(await command(shop, 'backup', folder)).toContain('"orders":1,');
  const [file = ''] = readdirSync(folder).filter((name) => name.endsWith('.jsonl'));
  expect(readFileSync(join(folder, file), 'utf8')).toContain('{"table":"orders","row":');
  expect(await command(other, 'import', join(folder, file))).toContain('"orders":1,');
  expect(await command(shop, 'outbox')).toMatch(/to rose@example\.com\nSubject: Please confirm your Glow newsletter/);
  await shop.database.query(
    `insert into outbox (id, created_at, recipient, subject, body, headers)
     select 'more' || n, n, 'ann@example.com', 'Turned \u202e' || n, 'x', '{}' from generate_series(1, 120) as n`,
    [],
  );
  const [{ count } = {}] = await shop.database.query('select count(*) from outbox', []);
  const all = await command(shop, 'outbox');
  expect(all).toContain('Subject: Turned 30\n');
  expect(all.split('\n').at(-1)).toBe(
    `100 of the ${count} messages in the outbox. \`npm run glow -- db export\` writes all of them to a file. No email leaves this machine.`,
  );
  await shop.database.query("delete from outbox where id like 'more%' and id <> 'more1'", []);
  const few = await command(shop, 'outbox');
  expect(few).toContain('Subject: Turned 1\n');
  expect(few).toMatch(/\n(\d+) of the \1 messages in the outbox\. No email leaves this machine\.$/);
  await shop.database.query("update outbox set next_attempt_at = null where id = 'more1'", []);
  expect(await command(shop, 'outbox', '--again')).toBe('1 messages are sent again.');
  await Promise.all([shop.close(), other.close()]);
});
