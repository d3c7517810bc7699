import { readdirSync, readFileSync } from 'node:fs';

/** The environment variable by which the processes of a test run are known, whoever started them. */
export const RUN_ID = 'GLOW_TEST_RUN';

/** Processes of this machine whose environment has the run's id: `[{ pid, command }]`. Only Linux shows other processes' environment: elsewhere the list is empty. */
export function leftovers(id) {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid).flatMap((pid) => {
    const isOfRun = read(pid, 'environ').split('\0').includes(`${RUN_ID}=${id}`);
    return isOfRun ? [{ pid: Number(pid), command: read(pid, 'cmdline').replaceAll('\0', ' ').trim() }] : [];
  });
}

function read(pid, file) {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // it has ended meanwhile, or belongs to somebody else
    return '';
  }
}
