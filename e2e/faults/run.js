// npm run test:faults: every fault with all repetitions, then the results and what was skipped; with --short few repetitions, as in npm run test:all,
// with --quick one fault of each kind on the embedded engine, as in npm test
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JEST } from '../run/runners.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(root, 'test-results/faults.txt');

/** The files of the quick faults, and the names of the tests. */
const QUICK = ['crash', 'crowd', 'hostile', '--testNamePattern', 'embedded R1:|R15:|R16:|R22:'];

const isQuick = process.argv.includes('--quick');
const isFull = !isQuick && !process.argv.includes('--short');
const options = process.argv.slice(2).filter((option) => option !== '--short' && option !== '--quick');
const jest = [
  ...JEST,
  '--selectProjects',
  'faults',
  '--maxWorkers',
  isFull ? '1' : '2',
  ...(isQuick ? QUICK : []),
  ...options,
];

rmSync(file, { force: true });
const { status } = spawnSync(process.execPath, jest, {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, GLOW_FAULTS: isFull ? 'full' : 'short' },
});
printResults();
process.exitCode = status ?? 1;

function printResults() {
  const lines = existsSync(file)
    ? readFileSync(file, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => line.split('\t'))
    : [];
  console.log('');
  for (const [row, text] of lines.sort(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1))))
    console.log(`${row.padEnd(4)} ${text}`);
  if (isQuick) return;
  const hasPostgres = lines.some(([, text]) => text.startsWith('postgres'));
  console.log(
    hasPostgres
      ? '\nNothing was skipped.'
      : '\nSkipped: everything on PostgreSQL (R8, and R1, R3, R6, R7, R9, R21, R24, R26 there), because this machine has no postgres program.',
  );
  if (process.platform !== 'linux') console.log('Skipped: R2 and R4, whose disk needs /proc.');
}
