import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@glow/server/base';
import { temporaryPostgres, withDatabase } from '@glow/server/testing';
import { checkInvariants, fillStock, NO_VIOLATIONS } from '../faults/invariants';
import { blocksOf } from '../documented';
import { repository } from '../store';
import { makeArtefact } from './artefact';
import { testWith } from './testWith';
import { Traffic } from './traffic';

const NEEDED = ['haproxy', 'postgres', 'curl', 'openssl', 'bash'];
const withPrograms = testWith(...NEEDED);

/** Replaces what differs here: the database, and the ports, which may be taken. */
async function adapted(commands: string[], databaseUrl: string): Promise<{ commands: string[]; url: string }> {
  const ports = { '8080': await freePort(), '3001': 0, '3002': 0 };
  // one command makes the ports of the stores from their numbers
  const prefix = String(await freePort()).slice(0, -1);
  Object.assign(ports, { '3001': `${prefix}1`, '3002': `${prefix}2` });
  const replaced = commands.map((text) =>
    Object.entries(ports)
      .reduce((result, [port, other]) => result.replaceAll(port, String(other)), text)
      .replaceAll('300$store', `${prefix}$store`)
      .replace(/DATABASE_URL=\S+/, `DATABASE_URL=${databaseUrl}`),
  );
  return { commands: replaced, url: `http://localhost:${ports['8080']}` };
}

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

function temporary(folder: string): string {
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

withPrograms(
  'the commands of docs/operating.md open two instances behind a balancer, and renew them under shoppers',
  async () => {
    const section = 'From nothing to two instances';
    const [settings = '', start = '', renewal = '', ...others] = blocksOf('docs/operating.md', { section });
    expect(others).toEqual([]);
    const postgres = await temporaryPostgres();
    closing.push(postgres.stop);
    await fillStock({ databaseUrl: postgres.url, dataDir: '' });
    const artefact = temporary(makeArtefact());
    const folder = temporary(mkdtempSync(path.join(tmpdir(), 'glow-commands-')));
    symlinkSync(artefact, path.join(folder, 'dist'), 'junction');
    symlinkSync(path.join(repository, 'deploy'), path.join(folder, 'deploy'), 'junction');
    const { commands, url } = await adapted([settings, start, renewal], postgres.url);

    const shell = spawn('bash', ['-s'], {
      cwd: folder,
      detached: true,
      env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ORDERS_PER_MINUTE: '100000' },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    const ended = once(shell, 'close');
    closing.push(async () => {
      process.kill(-Number(shell.pid), 'SIGTERM');
      await ended;
    });
    const traffic = await runThenWith(shell, commands, () => new Traffic(url, { readers: 10, ordersPerSecond: 5 }));
    await traffic.stop();
    const violations = await withDatabase({ databaseUrl: postgres.url, dataDir: '' }, (database) =>
      checkInvariants(database, traffic.acknowledged),
    );
    expect(traffic.failures).toEqual([]);
    expect(traffic.acknowledged.length).toBeGreaterThan(10);
    expect(violations).toEqual(NO_VIOLATIONS);
  },
);

/** Runs the commands one after the other; `start` is called before the last ones. Resolves when they have ended. */
async function runThenWith<Started>(shell: ChildProcess, commands: string[], start: () => Started): Promise<Started> {
  let output = '';
  shell.stdout?.on('data', (text: Buffer) => (output += text.toString()));
  const last = commands.length - 1;
  let started: Started | undefined;
  for (const [index, text] of commands.entries()) {
    if (index === last) started = start();
    shell.stdin?.write(`${text}\necho done-${index}\n`);
    while (!output.includes(`done-${index}\n`)) await once(shell.stdout ?? shell, 'data');
  }
  return started as Started;
}
