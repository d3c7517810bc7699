import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, openSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isOfThisBoot, isRunning, ownProcess, pidOf } from './processOwner';

const PAUSE_MS = 20;

/**
 * Takes the lock `name` in `folder` and returns a function that releases it; throws what `refuse` returns if another process, such as
 * "process 123", keeps it for `timeoutMs`. If that cannot be seen, `advice` is a sentence with the command that ends its claim.
 *
 * A process first makes a claim, a file with a unique name (lock, process, random part), and only then reads the other
 * claims: it has the lock if there is none. So of two processes at least one sees the other, and removing the claim of
 * a process that has ended never removes a valid one. If two see each other, the one with the larger name takes its
 * claim back and tries again.
 * A claim counts until its process has ended, however slow that is; this covers killed owners and reused process ids. A process in another
 * container is not visible. On Linux its claim is a socket, which the system closes with its process.
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

/** Makes a claim and returns a function that removes it. */
async function claim(folder: string, name: string): Promise<() => void> {
  const path = join(folder, name);
  const close = process.platform === 'linux' ? await listen(folder, name) : undefined;
  if (!close) writeFileSync(path, '');
  return () => {
    close?.();
    rmSync(path, { force: true });
  };
}

/** Listens on a socket in a folder; undefined if its file system has none. The path of a socket is short, that of the folder may be long. */
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

/** The smallest name among the valid claims of others; removes those that count no more. */
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

/** Whether a claim is a socket that the system has closed. */
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

/** The process in a claim's name. */
function ownerOf(name: string, claimed: string): string {
  return claimed
    .slice(name.length + 1)
    .split('-', 3)
    .join('-');
}
