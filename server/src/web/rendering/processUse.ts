import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../base/system/attempt';

/** What a process uses of the machine. */
export interface ProcessUse {
  /** Processor time since its start, in milliseconds. */
  cpuMs: number;
  /** Resident memory in bytes. */
  memory: number;
  /** Whether it waits for something else than a processor, memory or a disk. */
  isAsleep: boolean;
}

const TICK_MS = 10;
const PAGE_SIZE = 4096;

/** What a process uses, by Linux's `/proc` (proc_pid_stat(5)); undefined on other systems, or if it has ended. */
export function readProcessUse(pid: number | undefined): ProcessUse | undefined {
  const stat = readStat(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  return { cpuMs: stat.ticks * TICK_MS, memory: stat.pages * PAGE_SIZE, isAsleep: isAsleep(stat) && areAsleep(pid) };
}

/** Whether all threads are asleep: the main one may wait for another that is not. */
function areAsleep(pid: number | undefined): boolean {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.every((thread) => isAsleep(readStat(`/proc/${pid}/task/${thread}/stat`)));
}

function isAsleep(stat: { state?: string } | undefined): boolean {
  return stat?.state === 'S';
}

function readStat(file: string) {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  // the name in brackets may have spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], ticks: Number(fields[11]) + Number(fields[12]), pages: Number(fields[21]) };
}
