import { readdirSync, readFileSync } from 'node:fs';

/** Environment variable that marks all processes of a test run, including grandchildren. */
export const RUN_ID = 'GLOW_TEST_RUN';

/** Processes (`[{ pid, command }]`) of a run. Only Linux shows their environment: elsewhere the list is empty. */
export function leftovers(id) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap((pid) => {
      const isOfRun = readProcess(pid, 'environ').split('\0').includes(`${RUN_ID}=${id}`);
      return isOfRun ? [{ pid: Number(pid), command: readProcess(pid, 'cmdline').replaceAll('\0', ' ').trim() }] : [];
    });
}

/** A file of a process in `/proc`; empty if it has exited meanwhile, or belongs to another user. */
export function readProcess(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}
