import { readdirSync, readFileSync } from 'node:fs';
import { attempt } from '../../base/system/attempt';

export interface ProcessUse {
  /** Processor time since its start, in milliseconds. */
  cpuMs: number;
  /** Resident memory in bytes. */
  memory: number;
  /** Whether it waits for something other than a processor, memory or a disk. */
  isAsleep: boolean;
}

const TICK_MS = 10;
const PAGE_SIZE = 4096;

/** Linux's `/proc` (proc_pid_stat(5)); undefined on other systems, or if the process has ended. */
export function readProcessUse(pid: number | undefined): ProcessUse | undefined {
  const stat = readStat(`/proc/${pid}/stat`);
  if (!stat) return undefined;
  return { cpuMs: stat.ticks * TICK_MS, memory: stat.pages * PAGE_SIZE, isAsleep: isAsleep(stat) && areAsleep(pid) };
}

/** The main thread may wait for another one that is not asleep. */
function areAsleep(pid: number | undefined): boolean {
  const threads = attempt(() => readdirSync(`/proc/${pid}/task`)) ?? [];
  return threads.every((thread) => isAsleep(readStat(`/proc/${pid}/task/${thread}/stat`)));
}

const isAsleep = (stat: { state?: string } | undefined): boolean => stat?.state === 'S';

function readStat(file: string) {
  const text = attempt(() => readFileSync(file, 'utf8'));
  if (text === undefined) return undefined;
  // the name in brackets may have spaces
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { state: fields[0], ticks: Number(fields[11]) + Number(fields[12]), pages: Number(fields[21]) };
}
