import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { attempt } from './attempt';

/** Process id, start time and pid namespace of this process; no later process with this id has the same name. */
export function ownProcess(): string {
  return `${process.pid}-${startTimeOf(process.pid)}-${namespace()}`;
}

/** Whether the named process was started since this machine's last boot. */
export function isOfThisBoot(owner: string): boolean {
  return parse(owner)?.start.startsWith(`${bootId()}.`) ?? false;
}

/** The process id in a name of `ownProcess`; undefined for other texts. */
export function pidOf(owner: string): string | undefined {
  return parse(owner)?.pid;
}

/** Whether the named process runs; undefined if it cannot be seen, in another container, and for other texts. */
export function isRunning(owner: string): boolean | undefined {
  const parsed = parse(owner);
  if (!parsed || parsed.namespace !== namespace()) return undefined;
  const pid = Number(parsed.pid);
  if (parsed.start) return parsed.start === startTimeOf(pid);
  // this system shows no start times
  return attempt(() => process.kill(pid, 0)) ?? false;
}

function parse(owner: string): { pid: string; start: string; namespace: string } | undefined {
  const [, pid, start, ownNamespace] = /^(\d+)-([\w.]*)-(\w+)$/.exec(owner) ?? [];
  return pid && start !== undefined && ownNamespace ? { pid, start, namespace: ownNamespace } : undefined;
}

/** Distinguishes a process from a later one with the same id; empty if it does not run. */
function startTimeOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).replace(/\W/g, '');
    // fields are counted after the command name, which is in parentheses and may contain spaces
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? '' : `${bootId()}.${fields?.[19]}`;
  } catch {
    return '';
  }
}

const bootId = (): string => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);

function namespace(): string {
  return attempt(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')) ?? 'host';
}
