import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repository } from '../store';

/** Keeps the runs of a bench as they were measured, with the machine they were measured on; gives the file's path in the repository. */
export function keepRuns(bench: string, runs: unknown[]): string {
  const date = new Date().toISOString();
  const file = `test-results/bench/${bench}-${date.replace(/[:.]/g, '-')}.json`;
  const machine = { node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length, load: os.loadavg() };
  mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(repository, file), `${JSON.stringify({ date, machine, runs }, null, 1)}\n`);
  return file;
}
