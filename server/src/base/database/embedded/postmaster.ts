import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readlinkSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from '../../system/attempt';

/** The file system decides who may connect. Windows has no such sockets, so it uses a local port and a password. */
export const PRIVATE_SOCKETS = process.platform !== 'win32';
export const PASSWORD = 'glow-password';

const LINUX = process.platform === 'linux';
const PID_FILE = 'postmaster.pid';
const SOCKET = '.s.PGSQL.5432';
const PAUSE_MS = 20;

/** The program is started in the cluster's folder; on Linux it needs no right to enter the folders above. */
export function dataOption(cluster: string): string[] {
  return ['-D', LINUX ? '/proc/self/cwd' : cluster];
}

/** The server that `postmaster.pid` names; it may have ended without removing this file. */
export function readPostmaster(cluster: string) {
  const text = attempt(() => readFileSync(join(cluster, PID_FILE), 'utf8'));
  const [pid, , , port, socketFolder] = text?.split('\n') ?? [];
  if (!pid || !port || socketFolder === undefined) return undefined;
  return { pid: Number(pid), socketFolder, url: urlOf(cluster, Number(port), socketFolder) };
}

/** `.` stands for the cluster's own folder. */
function urlOf(cluster: string, port: number, socketFolder: string): string {
  if (!PRIVATE_SOCKETS)
    return `postgres://glow:${readFileSync(join(cluster, PASSWORD), 'utf8')}@127.0.0.1:${port}/glow`;
  const folder = socketFolder === '.' ? cluster : socketFolder;
  return `postgres://glow@localhost:${port}/glow?host=${encodeURIComponent(folder)}`;
}

/** The address of the database if a server has `cluster` open. */
export function runningUrl(cluster: string): string | undefined {
  const found = readPostmaster(cluster);
  return found && isPostmaster(found.pid, cluster) ? found.url : undefined;
}

/** Ends the server of a killed store, and removes its socket folder unless it is `ownSocketFolder`. Needs the lock. */
export async function endFormer(cluster: string, ownSocketFolder?: string): Promise<void> {
  const file = join(cluster, PID_FILE);
  const former = Number.parseInt(attempt(() => readFileSync(file, 'utf8')) ?? 'none');
  const socketFolder = readPostmaster(cluster)?.socketFolder ?? '.';
  if (isPostmaster(former, cluster)) attempt(() => process.kill(former, 'SIGINT'));
  while (isPostmaster(former, cluster) || (await listens(cluster))) await wait(PAUSE_MS);
  if (!['.', ownSocketFolder].includes(socketFolder)) rmSync(socketFolder, { recursive: true, force: true });
  // a power cut has left the file empty, and PostgreSQL would wait for its writer
  if (Number.isNaN(former)) return rmSync(file, { force: true });
  // PostgreSQL would take any process with this id for a server, except its own parent. It needs the rest of the file
  // to find processes that a killed server has left.
  rmSync(join(ownSocketFolder ?? cluster, `${SOCKET}.lock`), { force: true });
  attempt(() => writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.pid))));
}

/** The socket of a server in another container can be seen too. */
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

/** In a container, root may not read the folders of other users' processes, but the cluster's user may read its own. */
function folderOf(pid: number, cluster: string): string {
  const link = `/proc/${pid}/cwd`;
  const { uid, gid } = statSync(cluster);
  const asUser = { uid, gid, cwd: '/', encoding: 'utf8', stdio: 'pipe' } as const;
  return attempt(() => readlinkSync(link)) ?? execFileSync('readlink', ['-n', link], asUser);
}
