import { mkdirSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { repository } from '../store';

/** Writes a benchmark's raw runs with machine details to a file; returns its path in the repository. */
export function keepRuns(bench: string, runs: unknown[]): string {
  const date = new Date().toISOString();
  const file = `test-results/bench/${bench}-${date.replace(/[:.]/g, '-')}.json`;
  const machine = { node: process.version, cpu: os.cpus()[0]?.model, cores: os.cpus().length, load: os.loadavg() };
  mkdirSync(path.join(repository, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(repository, file), `${JSON.stringify({ date, machine, runs }, null, 1)}\n`);
  return file;
}
