import { execFile, execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseTemplate } from './databaseTemplate';

/** The user of the server's process and files if this one is root, as whom PostgreSQL refuses to run. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
const user = isRoot ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder of the installed PostgreSQL programs, if any. */
export function postgresPrograms(): string | undefined {
  const found = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'postgres'))
    .find((path) => existsSync(path));
  const folder = found && dirname(realpathSync(found));
  return folder && existsSync(join(folder, 'initdb')) ? folder : undefined;
}

/** A temporary PostgreSQL server. */
export interface TemporaryPostgres {
  url: string;
  /** Its files. */
  folder: string;
  /** Stops it immediately, like a crash. */
  crash(): Promise<void>;
  /** Starts it again after a crash. */
  restart(): Promise<void>;
  /** Starts a hot standby of it. */
  standby(): Promise<TemporaryPostgres>;
  /** Stops it after a checkpoint. */
  shutDown(): Promise<void>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free local port, with a copy of the files in `template`, else empty. */
export async function temporaryPostgres(programs: string, template?: string): Promise<TemporaryPostgres> {
  const files = template ?? (await emptyCluster(programs));
  const folder = mkdtempSync(join(tmpdir(), 'glow-postgres-'));
  cpSync(files, folder, { recursive: true });
  return serve(programs, folder);
}

/** Starts PostgreSQL on the files in `folder`. */
async function serve(programs: string, folder: string): Promise<TemporaryPostgres> {
  if (isRoot) giveToNobody(folder);
  const port = await freePort();
  const options = ['-D', folder, '-p', String(port), '-k', '', '-h', '127.0.0.1', '-F'];
  const url = `postgres://glow@127.0.0.1:${port}/postgres`;
  let server = start();

  function start(): ChildProcess {
    return spawn(join(programs, 'postgres'), options, { ...user, stdio: 'ignore', cwd: '/' });
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  }

  await waitUntilReady(url);
  return {
    url,
    folder,
    crash: () => end('SIGQUIT'),
    restart: async () => {
      server = start();
      await waitUntilReady(url);
    },
    standby: async () => {
      const copy = mkdtempSync(join(tmpdir(), 'glow-postgres-'));
      await promisify(execFile)(join(programs, 'pg_basebackup'), ['-d', url, '-D', copy, '-R', '-c', 'fast']);
      return serve(programs, copy);
    },
    shutDown: () => end('SIGINT'),
    stop: async () => {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The files of a cluster without tables, to be copied: `initdb` takes a second. */
function emptyCluster(programs: string): Promise<string> {
  return databaseTemplate(`${versionOf(programs)}-empty`, async (template) => {
    const folder = mkdtempSync(join(tmpdir(), 'glow-postgres-'));
    if (isRoot) giveToNobody(folder);
    const options = ['-D', folder, '-U', 'glow', '-A', 'trust', '-E', 'UTF8', '--no-sync'];
    execFileSync(join(programs, 'initdb'), options, { ...user, stdio: 'ignore', cwd: '/' });
    cpSync(folder, template, { recursive: true });
    rmSync(folder, { recursive: true });
  });
}

let version: string | undefined;

/** `postgres` with its version. */
export function versionOf(programs: string): string {
  version ??= execFileSync(join(programs, 'postgres'), ['--version'], { encoding: 'utf8' });
  return `postgres-${/[\d.]+/.exec(version)?.[0]}`;
}

function giveToNobody(folder: string): void {
  for (const name of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, name), NOBODY, NOBODY);
  }
}

async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** Returns a free port. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}
