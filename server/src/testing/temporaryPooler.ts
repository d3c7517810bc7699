import { spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../base/system/freePort';
import { waitUntilReady } from './temporaryPostgres';

/** The user of its process if this one is root, as whom PgBouncer refuses to run. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Whether PgBouncer is installed. */
export const hasPooler = spawnSync('pgbouncer', ['--version']).status === 0;

/** PgBouncer in front of a PostgreSQL, with further settings. */
export async function temporaryPooler(
  postgresUrl: string,
  settings: Record<string, string | number>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'glow-pooler-'));
  const behind = new URL(postgresUrl);
  const port = await freePort();
  const all = { listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(all).map(([name, value]) => `${name} = ${value}`);
  const target = `host=${behind.hostname} port=${behind.port} user=${behind.username}`;
  writeFileSync(join(folder, 'pooler.ini'), `[databases]\n* = ${target}\n[pgbouncer]\n${lines.join('\n')}\n`);
  if (isRoot) chownSync(folder, NOBODY, NOBODY);
  const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};
  const pooler = spawn('pgbouncer', ['-q', join(folder, 'pooler.ini')], { ...user, stdio: 'ignore', cwd: '/' });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  const url = `postgres://${behind.username}@127.0.0.1:${port}${behind.pathname}`;
  await waitUntilReady(url);
  return {
    url,
    stop: async () => {
      pooler.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}
