import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';
import { attempt } from './attempt';

/** Names this process: process id, start time, pid namespace. No later process with the same id has the same name. */
export function ownProcess(): string {
  return `${process.pid}-${startTimeOf(process.pid)}-${namespace()}`;
}

/** Whether the process of this name was started on this machine since it was started itself. */
export function isOfThisBoot(owner: string): boolean {
  return parse(owner)?.start.startsWith(`${bootId()}.`) ?? false;
}

/** The process id in a name of `ownProcess`, if it is one. */
export function pidOf(owner: string): string | undefined {
  return parse(owner)?.pid;
}

/** Whether the process of this name runs; undefined for one of another container, which cannot be seen, and for another text. */
export function isRunning(owner: string): boolean | undefined {
  const parsed = parse(owner);
  if (!parsed || parsed.namespace !== namespace()) return undefined;
  const pid = Number(parsed.pid);
  if (parsed.start) return parsed.start === startTimeOf(pid);
  // a start time cannot be read on this system
  return attempt(() => process.kill(pid, 0)) ?? false;
}

function parse(owner: string): { pid: string; start: string; namespace: string } | undefined {
  const [, pid, start, ownNamespace] = /^(\d+)-([\w.]*)-(\w+)$/.exec(owner) ?? [];
  return pid && start !== undefined && ownNamespace ? { pid, start, namespace: ownNamespace } : undefined;
}

/** Start time of a process, which distinguishes it from a later process with the same id; empty when none runs. */
function startTimeOf(pid: number): string {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).replace(/\W/g, '');
    // The command name, in parentheses, may contain spaces, so fields are counted after it.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ');
    return fields?.[0] === 'Z' ? '' : `${bootId()}.${fields?.[19]}`;
  } catch {
    return '';
  }
}

function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').slice(0, 8);
}

function namespace(): string {
  return attempt(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')) ?? 'host';
}
