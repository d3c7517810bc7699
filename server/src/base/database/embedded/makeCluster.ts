import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
  mkdirSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants as zlib } from 'node:zlib';
import { StartError } from '../../errors/errors';
import { flush, flushTree } from '../../system/flush';
import { giveTo, namedUser, type User } from './databaseUser';
import { dataOption, PASSWORD, PRIVATE_SOCKETS } from './postmaster';

/** The cluster of a new shop in the production artefact (decision 0073); in the repository, `initdb` makes it. */
const ARCHIVE = new URL('./cluster.br', import.meta.url);
/** The window spans all databases of a cluster; the next quality takes five times as long. */
const OPTIONS = { params: { [zlib.BROTLI_PARAM_LGWIN]: 24, [zlib.BROTLI_PARAM_QUALITY]: 9 } };
const NEW = 'new-cluster-';
/** Collations are PostgreSQL's own, so that a cluster sorts alike on every system. */
const LOCALE = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C', '--builtin-locale=C.UTF-8'];
const INITDB = [...LOCALE, '--username=postgres', '--auth=reject', '--data-checksums', '--no-sync'];
/** The store's role may neither run programs nor read files of the machine. */
const ROLE = ['create role glow login', 'grant pg_monitor to glow', 'create database glow owner glow'];

/** Makes the cluster of a new shop, wholly or, if it crashes, not at all. Throws a `StartError` with the reason. */
export function makeCluster(programs: string, cluster: string, dataDir: string, user: User): void {
  for (const name of readdirSync(dataDir).filter((entry) => entry.startsWith(NEW)))
    rmSync(join(dataDir, name), { recursive: true });
  const made = mkdtempSync(join(dataDir, NEW));
  const maker = namedUser(user);
  if (existsSync(ARCHIVE)) unpackCluster(readFileSync(ARCHIVE), made);
  else {
    giveTo(made, maker);
    run(join(programs, 'initdb'), INITDB, made, maker);
    writeFileSync(join(made, 'postgresql.conf'), '');
    runAlone(programs, made, maker, ROLE);
  }
  const access = PRIVATE_SOCKETS ? 'local all glow trust\n' : 'host all glow 127.0.0.1/32 scram-sha-256\n';
  writeFileSync(join(made, 'pg_hba.conf'), access);
  if (!PRIVATE_SOCKETS) {
    const password = randomBytes(32).toString('hex');
    runAlone(programs, made, maker, [`alter role glow password '${password}'`]);
    writeFileSync(join(made, PASSWORD), password);
  }
  giveTo(made, user);
  flushTree(made);
  renameSync(made, cluster);
  flush(dataDir);
}

/** Runs statements in a cluster that has no running server. */
function runAlone(programs: string, cluster: string, user: User, statements: string[]): void {
  run(join(programs, 'postgres'), ['--single', 'postgres'], cluster, user, `${statements.join('\n')}\n`);
}

function run(program: string, options: string[], cluster: string, user: User, input = ''): void {
  const [first = '', ...others] = options;
  const { status, stderr, error } = spawnSync(program, [first, ...dataOption(cluster), ...others], {
    ...user,
    cwd: cluster,
    input,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new StartError(`GLOW-014 The database cannot be made: ${error?.message ?? stderr.trim().split('\n').at(-1)}`);
}

/** Packs a stopped cluster: a line of JSON with `[path, bytes]` of files and `[path]` of folders, then the files. */
export function packCluster(cluster: string): Buffer {
  const entries = readdirSync(cluster, { withFileTypes: true, recursive: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name);
    return {
      name: relative(cluster, path).replaceAll('\\', '/'),
      content: entry.isFile() ? readFileSync(path) : undefined,
    };
  });
  const index = entries.map(({ name, content }) => (content ? [name, content.length] : [name]));
  const contents = entries.flatMap(({ content }) => content ?? []);
  return brotliCompressSync(Buffer.concat([Buffer.from(`${JSON.stringify(index)}\n`), ...contents]), OPTIONS);
}

/** Unpacks the archive of `packCluster` into an empty folder; the caller flushes it. */
function unpackCluster(archive: Buffer, cluster: string): void {
  const bytes = brotliDecompressSync(archive);
  let position = bytes.indexOf('\n') + 1;
  const index = JSON.parse(bytes.subarray(0, position).toString()) as [name: string, size?: number][];
  for (const [name, size] of index) {
    const path = join(cluster, name);
    if (size === undefined) mkdirSync(path, { mode: 0o700 });
    else writeFileSync(path, bytes.subarray(position, (position += size)), { mode: 0o600 });
  }
}
