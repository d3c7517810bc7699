import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOfThisBoot, isRunning, ownProcess, pidOf } from './processOwner';

const PAUSE_MS = 20;

/**
 * Takes the lock `name` in `folder` and returns a function that releases it. Throws the error that `refuse` returns if
 * another process keeps it for `timeoutMs`; `advice` has the command that ends a claim whose process cannot be seen.
 *
 * A process first makes a claim, a file with a unique name (lock, process, random part), then reads the other claims:
 * it has the lock if there is none. So of two processes at least one sees the other; if both do, the larger name takes
 * its claim back and tries again. A claim counts until its process has ended; as names are unique, removing it never
 * removes a valid one. A process in another container cannot be seen, but on Linux the system closes its claim, a
 * socket, when it ends.
 */
export async function takeLock(
  folder: string,
  name: string,
  timeoutMs: number,
  refuse: (owner: string, advice: string) => Error,
): Promise<() => void> {
  const ownClaim = `${name}-${ownProcess()}-${randomBytes(4).toString('hex')}`;
  const deadline = Date.now() + timeoutMs;
  let release: (() => void) | undefined;
  for (;;) {
    release ??= await claim(folder, ownClaim);
    const other = await otherClaim(folder, name, ownClaim);
    if (!other) return release;
    const isLate = Date.now() > deadline;
    if (isLate || other < ownClaim) {
      release();
      release = undefined;
    }
    if (isLate) throw refuse(`process ${pidOf(ownerOf(name, other)) ?? '(unknown)'}`, adviceFor(folder, name, other));
    await wait(PAUSE_MS * (1 + Math.random()));
  }
}

async function claim(folder: string, name: string): Promise<() => void> {
  const path = join(folder, name);
  const close = process.platform === 'linux' ? await listen(folder, name) : undefined;
  if (!close) writeFileSync(path, '');
  return () => {
    close?.();
    rmSync(path, { force: true });
  };
}

/** Undefined if the file system has no sockets. The path is short: a socket's is limited, the folder's may be long. */
async function listen(folder: string, name: string): Promise<(() => void) | undefined> {
  const descriptor = openSync(folder, 'r');
  const server = createServer((connection) => connection.destroy()).unref();
  try {
    await once(server.listen(`/proc/self/fd/${descriptor}/${name}`), 'listening');
    return () => server.close(() => closeSync(descriptor));
  } catch {
    closeSync(descriptor);
    return undefined;
  }
}

/** The smallest name of another valid claim; removes invalid ones. */
async function otherClaim(folder: string, name: string, ownClaim: string): Promise<string | undefined> {
  const claims = readdirSync(folder)
    .filter((file) => (file === name || file.startsWith(`${name}-`)) && file !== ownClaim)
    .sort();
  for (const found of claims) {
    const owner = ownerOf(name, found);
    if (isRunning(owner) ?? !(isOfThisBoot(owner) && (await isClosed(folder, found)))) return found;
    rmSync(join(folder, found), { force: true });
  }
  return undefined;
}

/** Whether the claim is a socket that the system has closed. */
async function isClosed(folder: string, claimed: string): Promise<boolean> {
  if (!statSync(join(folder, claimed), { throwIfNoEntry: false })?.isSocket()) return false;
  const descriptor = openSync(folder, 'r');
  const socket = connect(`/proc/self/fd/${descriptor}/${claimed}`);
  try {
    await once(socket, 'connect');
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED';
  } finally {
    socket.destroy();
    closeSync(descriptor);
  }
}

function adviceFor(folder: string, name: string, claimed: string): string {
  if (isRunning(ownerOf(name, claimed))) return '';
  return ` It is of another container or machine, and cannot be seen: once it has ended, run rm '${join(folder, claimed)}'`;
}

function ownerOf(name: string, claimed: string): string {
  return claimed
    .slice(name.length + 1)
    .split('-', 3)
    .join('-');
}
