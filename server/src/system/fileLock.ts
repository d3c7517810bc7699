import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { attempt } from './attempt';
import { isAbandoned, ownProcess, pidOf } from './processOwner';

const HEARTBEAT_MS = 2_000;
const PAUSE_MS = 20;

/**
 * Takes the lock `name` in `folder` and returns a function that releases it; throws what `refuse` returns if another process,
 * such as "process 123", keeps it for `timeoutMs`.
 *
 * A process first writes a claim, a file with a unique name (lock, process, random part), and only then reads the other
 * claims: it has the lock if there is none. So of two processes at least one sees the other, and removing the claim of
 * a process that has ended never removes a valid one. If two see each other, the one with the larger name takes its
 * claim back and tries again.
 * A claim counts while its process runs; this covers killed owners and reused process ids. A process in another container
 * is not visible; its claim counts while its file is touched, which owners do every two seconds.
 */
export async function takeLock(
  folder: string,
  name: string,
  timeoutMs: number,
  refuse: (owner: string) => Error,
): Promise<() => void> {
  const ownClaim = `${name}-${ownProcess()}-${randomUUID()}`;
  const path = join(folder, ownClaim);
  const deadline = Date.now() + timeoutMs;
  let isClaimed = false;
  for (;;) {
    if (!isClaimed) writeFileSync(path, '');
    const other = otherClaim(folder, name, ownClaim);
    if (!other) break;
    const isLate = Date.now() > deadline;
    isClaimed = other > ownClaim && !isLate;
    if (!isClaimed) rmSync(path, { force: true });
    if (isLate) throw refuse(`process ${pidOf(ownerOf(name, other)) ?? '(unknown)'}`);
    await wait(PAUSE_MS * (1 + Math.random()));
  }
  // if the folder was removed meanwhile, its user will report that
  const heartbeat = setInterval(() => attempt(() => utimesSync(path, new Date(), new Date())), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(path, { force: true });
  };
}

/** The smallest name among the valid claims of others; removes those that count no more. */
function otherClaim(folder: string, name: string, ownClaim: string): string | undefined {
  const claims = readdirSync(folder)
    .filter((file) => (file === name || file.startsWith(`${name}-`)) && file !== ownClaim)
    .sort();
  return claims.find((claim) => {
    if (!isAbandoned(join(folder, claim), ownerOf(name, claim))) return true;
    rmSync(join(folder, claim), { force: true });
    return false;
  });
}

/** The process in a claim's name. */
function ownerOf(name: string, claim: string): string {
  return claim
    .slice(name.length + 1)
    .split('-', 3)
    .join('-');
}
