import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, readlinkSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors/StartError';

const PREFIX = 'opened-by-';
const HEARTBEAT_MS = 2_000;
const STALE_AFTER_MS = 10_000;
const CLAIM_SETTLE_MS = 500;

/**
 * Locks `folder` for this process and returns a function that unlocks it; throws a `StartError` naming the other process.
 *
 * Each process first creates a claim file with a unique name (process id, process start time, pid namespace, random part)
 * and only then reads the other claims, so of two starting processes at least one sees the other, and removing a stale
 * claim never removes a valid one. When both see each other, the smaller name wins.
 * A claim is stale, and removed at once, when no process with that id and start time runs; this covers killed owners and
 * reused process ids. A process in another container is not visible; its claim is valid while its file is touched, which
 * owners do every two seconds. Several machines on one folder are not supported: they need PostgreSQL.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const ownClaim = `${PREFIX}${process.pid}-${startTimeOf(process.pid)}-${namespace()}-${randomUUID()}`;
  const path = join(folder, ownClaim);
  writeFileSync(path, '');
  const deadline = Date.now() + CLAIM_SETTLE_MS;
  for (let other = otherClaim(folder, ownClaim); other; other = otherClaim(folder, ownClaim)) {
    if (other < ownClaim || Date.now() > deadline) {
      rmSync(path, { force: true });
      const owner = `another Glow server (process ${pidOf(other)})`;
      throw new StartError(
        `The data folder ${folder} is in use by ${owner}; stop it first, or set DATA_DIR to another folder.`,
      );
    }
    await wait(20);
  }
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  return () => {
    clearInterval(heartbeat);
    rmSync(path, { force: true });
  };
}

/** The smallest name among the valid claims of other processes; removes stale ones. */
function otherClaim(folder: string, ownClaim: string): string | undefined {
  const claims = readdirSync(folder)
    .filter((name) => name.startsWith(PREFIX) && name !== ownClaim)
    .sort();
  return claims.find((claim) => {
    if (isAlive(folder, claim)) return true;
    rmSync(join(folder, claim), { force: true });
    return false;
  });
}

function isAlive(folder: string, claim: string): boolean {
  const [pid = '', start, claimNamespace] = claim.slice(PREFIX.length).split('-');
  if (claimNamespace === namespace()) return start ? start === startTimeOf(Number(pid)) : canBeSignalled(Number(pid));
  const touched = statSync(join(folder, claim), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return Date.now() - touched < STALE_AFTER_MS;
}

function pidOf(claim: string): string {
  return claim.slice(PREFIX.length).split('-')[0] ?? '';
}

/** Start time of a process, which distinguishes it from a later process with the same id; empty when none runs. */
function startTimeOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).replace(/\W/g, '');
    // The command name, in parentheses, may contain spaces, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
    return fields?.[0] === 'Z' ? '' : `${boot}.${fields?.[19]}`;
  } catch {
    return '';
  }
}

/** Fallback where a process's start time cannot be read. */
function canBeSignalled(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

function namespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid').replace(/\D/g, '');
  } catch {
    return 'host';
  }
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The folder was removed while the server runs: the database will report it.
  }
}
