import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { databaseUser, giveTo } from '../base/database/embedded/databaseUser';
import { makeCluster } from '../base/database/embedded/makeCluster';
import { dataOption } from '../base/database/embedded/postmaster';
import { programsFor } from '../base/database/embedded/programs';
import { freePort } from '../base/system/freePort';
import { databaseTemplate } from './databaseTemplate';

const ACCESS = 'host all,replication all 127.0.0.1/32 trust\n';
const CLUSTER = 'cluster';

/** A PostgreSQL server that listens on a port, as one that a shop brings. Nothing that it writes is flushed. */
export interface TemporaryPostgres {
  url: string;
  /** Stops it immediately, like a crash. */
  crash(): Promise<void>;
  restart(): Promise<void>;
  /** Starts a hot standby of it, which it is restarted for. */
  standby(): Promise<TemporaryPostgres>;
  /** Stops it and removes its folder. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL on a free local port; its database `postgres` is empty. */
export async function temporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'glow-postgres-'));
  cpSync(await emptyCluster(), folder, { recursive: true });
  return serve(join(folder, CLUSTER));
}

/** Starts PostgreSQL on a cluster. */
async function serve(cluster: string): Promise<TemporaryPostgres> {
  const user = databaseUser(cluster);
  giveTo(cluster, user);
  // a copy may have other rights
  chmodSync(cluster, 0o700);
  const port = await freePort();
  const program = join(programsFor(tmpdir(), user.uid !== undefined), 'postgres');
  const options = [...dataOption(cluster), '-p', String(port), '-k', '', '-h', '127.0.0.1', '-F'];
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const start = (): ChildProcess => spawn(program, options, { ...user, stdio: 'ignore', cwd: cluster });
  let server = start();

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  }

  async function restart(): Promise<void> {
    server = start();
    await waitUntilReady(url);
  }

  await waitUntilReady(url);
  return {
    url,
    crash: () => end('SIGQUIT'),
    restart,
    standby: async () => {
      const copy = join(mkdtempSync(join(tmpdir(), 'glow-postgres-')), CLUSTER);
      await end('SIGINT');
      cpSync(cluster, copy, { recursive: true });
      await restart();
      writeFileSync(join(copy, 'standby.signal'), '');
      appendFileSync(join(copy, 'postgresql.conf'), `primary_conninfo = 'host=127.0.0.1 port=${port} user=postgres'\n`);
      return serve(copy);
    },
    stop: async () => {
      await end('SIGINT');
      rmSync(join(cluster, '..'), { recursive: true, force: true });
    },
  };
}

/** A folder with a cluster without tables, to be copied. */
function emptyCluster(): Promise<string> {
  return databaseTemplate('empty', async (folder) => {
    const cluster = join(folder, CLUSTER);
    const user = databaseUser(cluster);
    makeCluster(programsFor(folder, user.uid !== undefined), cluster, folder, user);
    writeFileSync(join(cluster, 'pg_hba.conf'), ACCESS);
  });
}

/** Resolves once a server takes connections. */
export async function waitUntilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(50);
    }
  }
  throw new Error(`${url} takes no connections.`);
}
