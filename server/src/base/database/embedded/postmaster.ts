import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../../system/attempt';

/** Whether the file system decides who may connect; Windows has no such sockets, and so a port of this machine and a password. */
export const PRIVATE_SOCKETS = process.platform !== 'win32';
/** The file of that password, in the cluster. */
export const PASSWORD = 'glow-password';

const LINUX = process.platform === 'linux';
const PID_FILE = 'postmaster.pid';
const SOCKET = '.s.PGSQL.5432';
const PAUSE_MS = 20;

/** Names the cluster to a program that is started in its folder. On Linux that works below folders which its user may not enter. */
export function dataOption(cluster: string): string[] {
  return ['-D', LINUX ? '/proc/self/cwd' : cluster];
}

/** The server whose files are in `cluster`, as its `postmaster.pid` says; it may have ended without removing this file. */
export function readPostmaster(cluster: string) {
  const text = attempt(() => readFileSync(join(cluster, PID_FILE), 'utf8'));
  const [pid, , , port, socketFolder] = text?.split('\n') ?? [];
  if (!pid || !port || socketFolder === undefined) return undefined;
  return { pid: Number(pid), socketFolder, url: urlOf(cluster, Number(port), socketFolder) };
}

/** The address of the database; `.` stands for the cluster's own folder. */
function urlOf(cluster: string, port: number, socketFolder: string): string {
  if (!PRIVATE_SOCKETS)
    return `postgres://glow:${readFileSync(join(cluster, PASSWORD), 'utf8')}@127.0.0.1:${port}/glow`;
  const folder = socketFolder === '.' ? cluster : socketFolder;
  return `postgres://glow@localhost:${port}/glow?host=${encodeURIComponent(folder)}`;
}

/** The address of the database in `cluster` if a server has it open. */
export function runningUrl(cluster: string): string | undefined {
  const found = readPostmaster(cluster);
  return found && isPostmaster(found.pid, cluster) ? found.url : undefined;
}

/** Ends, in order, the server that a killed store has left, and removes its socket's folder unless it is the caller's. The caller holds the lock of the folder. */
export async function endFormer(cluster: string, ownSocketFolder?: string): Promise<void> {
  const file = join(cluster, PID_FILE);
  const former = Number.parseInt(attempt(() => readFileSync(file, 'utf8')) ?? 'none');
  const socketFolder = readPostmaster(cluster)?.socketFolder ?? '.';
  if (isPostmaster(former, cluster)) attempt(() => process.kill(former, 'SIGINT'));
  while (isPostmaster(former, cluster) || (await listens(cluster))) await wait(PAUSE_MS);
  if (!['.', ownSocketFolder].includes(socketFolder)) rmSync(socketFolder, { recursive: true, force: true });
  // a power cut has left it empty, and PostgreSQL would wait for the server that was writing it
  if (Number.isNaN(former)) return rmSync(file, { force: true });
  // Another process may have the id by now, and PostgreSQL would take it for a server's, but not its parent's. It needs the rest of the
  // file to find processes that a killed server has left.
  rmSync(join(ownSocketFolder ?? cluster, `${SOCKET}.lock`), { force: true });
  attempt(() => writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid))));
}

/** Whether a server listens on the socket in a cluster, which can be seen from other containers. */
async function listens(cluster: string): Promise<boolean> {
  const socket = connect(join(cluster, SOCKET));
  const connected = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}

function isPostmaster(pid: number, cluster: string): boolean {
  const command = () => execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  const isOwn = () => (LINUX ? folderOf(pid, cluster) === realpathSync(cluster) : command().includes(cluster));
  return attempt(isOwn) ?? false;
}

/** The folder of a process. In a container root may not look at those of others, but the cluster's user may look at its own. */
function folderOf(pid: number, cluster: string): string {
  const link = `/proc/${pid}/cwd`;
  const { uid, gid } = statSync(cluster);
  const asUser = { uid, gid, cwd: '/', encoding: 'utf8', stdio: 'pipe' } as const;
  return attempt(() => readlinkSync(link)) ?? execFileSync('readlink', ['-n', link], asUser);
}
