import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError, messageOf } from '../../errors/errors';
import { attempt } from '../../system/attempt';
import { freePort } from '../../system/freePort';
import type { User } from './databaseUser';
import { dataOption, endFormer, PRIVATE_SOCKETS, readPostmaster } from './postmaster';

/** A socket's path has at most 107 bytes on Linux and 103 on macOS, with PostgreSQL's name and number at its end. */
const MAX_SOCKET_FOLDER = 100 - '/.s.PGSQL.5432'.length;
const LOG = 'postgres.log';
const PAUSE_MS = 20;
const RESTART_MS = 500;
/** SQLSTATE of a server that is starting. */
const STARTING = '57P03';

/** For one shop on a small machine: few processes and little memory. */
const SETTINGS: Record<string, string | number> = {
  max_connections: 40,
  shared_buffers: '32MB',
  huge_pages: 'off',
  io_method: 'sync',
  jit: 'off',
  max_parallel_workers_per_gather: 0,
  autovacuum_max_workers: 1,
  // no server replicates this log
  wal_level: 'minimal',
  max_wal_senders: 0,
  max_logical_replication_workers: 0,
  min_wal_size: '32MB',
  max_wal_size: '128MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_checkpoints: 'off',
};

export interface EmbeddedOptions {
  /** More settings of the server; `undefined` removes a setting that it does not know. */
  settings?: Record<string, string | number | undefined>;
  /** Gets a sentence if the server ends by itself. */
  report?(sentence: string): void;
  /** Whether `stop` waits for the sessions of other programs, such as commands. */
  waitsForOthers?: boolean;
}

/** Starts PostgreSQL, and restarts it if it ends; on Linux it ends with this process. Throws a `StartError`. */
export async function startServer(
  programs: string,
  cluster: string,
  user: User,
  { settings, report = () => undefined, waitsForOthers }: EmbeddedOptions = {},
) {
  const log = join(dirname(cluster), LOG);
  const mayEndWithParent = spawnSync('setpriv', ['--pdeathsig', 'INT', 'true']).status === 0;
  const socketFolder = Buffer.byteLength(cluster) > MAX_SOCKET_FOLDER ? privateFolder(user) : undefined;
  const connection = PRIVATE_SOCKETS
    ? { listen_addresses: '', unix_socket_directories: socketFolder ?? '.', unix_socket_permissions: '0700' }
    : { listen_addresses: '127.0.0.1', port: await freePort() };
  const options = Object.entries({ ...SETTINGS, ...connection, ...settings }).flatMap(([name, value]) =>
    value === undefined ? [] : `--${name}=${value}`,
  );
  const command = [join(programs, 'postgres'), ...dataOption(cluster), ...options];
  const [program = '', ...args] = mayEndWithParent ? ['setpriv', '--pdeathsig', 'INT', ...command] : command;
  let server: ChildProcess;
  let isStopping = false;

  async function start(): Promise<boolean> {
    await endFormer(cluster, socketFolder);
    // `stop` was called meanwhile
    if (isStopping) return true;
    // a copy of the folder may be open to others, which PostgreSQL refuses
    if (statSync(cluster).mode & 0o027) chmodSync(cluster, 0o700);
    const output = openSync(log, 'w', 0o600);
    // its own session, because Ctrl-C in a terminal is for the store, which then ends the server
    const started = spawn(program, args, { ...user, cwd: cluster, detached: true, stdio: ['ignore', output, output] });
    closeSync(output);
    let problem: string | undefined;
    started.on('error', ({ message }) => (problem = message));
    server = started;
    try {
      while (!hasEnded(started)) {
        if (await isReady(cluster, started)) return true;
        await wait(PAUSE_MS);
      }
    } catch (error) {
      started.kill('SIGINT');
      problem = messageOf(error);
    }
    throw new StartError(`GLOW-017 The embedded database does not start: ${problem ?? reasonIn(log)}.`);
  }

  async function keepRunning(): Promise<void> {
    for (let isRunning = true; ;) {
      if (!hasEnded(server)) await once(server, 'exit');
      if (isStopping) return;
      if (isRunning) report(`The embedded database has stopped: ${reasonIn(log)}. It is started again.`);
      await wait(RESTART_MS);
      isRunning = await start().catch(() => false);
    }
  }

  const removeSocket = () => socketFolder && rmSync(socketFolder, { recursive: true, force: true });
  await start().catch((error: unknown) => {
    removeSocket();
    throw error;
  });
  const running = keepRunning();
  return {
    url: readPostmaster(cluster)?.url ?? '',
    stop: async () => {
      isStopping = true;
      server.kill(waitsForOthers ? 'SIGTERM' : 'SIGINT');
      await running;
      removeSocket();
    },
  };
}

function hasEnded({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid === undefined || exitCode !== null || signalCode !== null;
}

/** Whether this server, and not a former one, takes statements. Throws if it refuses the store. */
async function isReady(cluster: string, { pid }: ChildProcess): Promise<boolean> {
  const found = readPostmaster(cluster);
  if (found?.pid !== pid) return false;
  const client = new pg.Client({ connectionString: found?.url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== STARTING) throw error;
    return false;
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** The last fatal error in the server's log, or its last line, without the time. */
function reasonIn(log: string): string {
  const lines = attempt(() => readFileSync(log, 'utf8').trim().split('\n')) ?? [];
  const line = lines.findLast((text) => /(?:FATAL|PANIC):(?!.*starting up)/.test(text)) ?? lines.at(-1);
  return line?.replace(/^.*?\[\d+\] /, '') || 'it has said nothing';
}

function privateFolder({ uid, gid }: User): string {
  const folder = mkdtempSync(join(tmpdir(), 'glow-socket-'));
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  return folder;
}
