import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { readProcess } from '../../tools/test/programs.js';

const POLL_MS = 100;
/** Memory is read at each of so many polls, because the kernel walks through all pages of a process. */
const POLLS_PER_MEMORY = 10;
/** A loop ends by itself this long after it should have been ended. */
const LOOP_GRACE_MS = 10_000;

/** What the processes of a server did since it was asked last. */
export interface ProcessFigures {
  /** Rendering processes; one that runs for less than a tenth of a second may be missed. */
  started: number;
  ended: number;
  /** The most that the server and the processes below it took, each shared page counted once, in MB (PSS). */
  memory: number;
}

/** Watches the rendering processes of a server, by its process id, and its memory. Linux only. */
export function watchProcesses(server: number) {
  const running = new Set<string>();
  let figures: ProcessFigures = { started: 0, ended: 0, memory: 0 };
  let polls = 0;

  function poll(): void {
    const processes = processesOf(server);
    for (const pid of running)
      if (!processes.includes(pid)) {
        running.delete(pid);
        figures.ended += 1;
      }
    for (const pid of processes)
      if (!running.has(pid) && isRendering(pid)) {
        running.add(pid);
        figures.started += 1;
      }
    if (polls % POLLS_PER_MEMORY === 0)
      figures.memory = Math.max(
        figures.memory,
        processes.reduce((sum, pid) => sum + memoryOf(pid), 0),
      );
    polls += 1;
  }

  poll();
  const timer = setInterval(poll, POLL_MS);
  return {
    /** The figures since the last call. */
    take(): ProcessFigures {
      poll();
      const taken = figures;
      figures = { started: 0, ended: 0, memory: 0 };
      return taken;
    },
    stop: () => clearInterval(timer),
  };
}

/** The ids of a process and of all below it, such as its database's. */
export function processesOf(pid: string | number): string[] {
  const children = threadsOf(pid)
    .map((thread) => readProcess(pid, `task/${thread}/children`))
    .flatMap((line) => line.split(' ').filter(Boolean));
  return [String(pid), ...children.flatMap(processesOf)];
}

function threadsOf(pid: string | number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

function isRendering(pid: string): boolean {
  return readProcess(pid, 'cmdline').includes('--input-type=module');
}

function memoryOf(pid: string): number {
  const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readProcess(pid, 'smaps_rollup')) ?? [];
  return Number(kilobytes ?? 0) / 1024;
}

/**
 * Starts processes that keep a core busy each, for `ms` and some seconds at most; returns a function that ends them.
 * They are in the store's session, because the scheduler divides a core among sessions first.
 */
export function keepBusy(count: number, ms: number): () => Promise<void> {
  const program = `const end = Date.now() + ${ms + LOOP_GRACE_MS}; while (Date.now() < end);`;
  const loops = Array.from({ length: count }, () => spawn(process.execPath, ['-e', program], { stdio: 'ignore' }));
  const ended = Promise.all(loops.map((loop) => once(loop, 'exit')));
  return async () => {
    for (const loop of loops) loop.kill('SIGKILL');
    await ended;
  };
}
