// npm run test:faults: every fault at its full number (with --short few times, as npm test has it), then the figures and what was skipped
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(root, 'test-results/faults.txt');

const isShort = process.argv.includes('--short');
const options = process.argv.slice(2).filter((option) => option !== '--short');
const jest = [path.join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'faults', '--maxWorkers', isShort ? '2' : '1', ...options];

rmSync(file, { force: true });
const { status } = spawnSync(process.execPath, jest, { cwd: root, stdio: 'inherit', env: { ...process.env, GLOW_FAULTS: isShort ? 'short' : 'full' } });
printFigures();
process.exitCode = status ?? 1;

function printFigures() {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').map((line) => line.split('\t')) : [];
  console.log('');
  for (const [row, text] of lines.sort(([one], [other]) => Number(one.slice(1)) - Number(other.slice(1)))) console.log(`${row.padEnd(4)} ${text}`);
  const hasPostgres = lines.some(([, text]) => text.startsWith('postgres'));
  console.log(hasPostgres ? '\nNothing was skipped.' : '\nSkipped: everything on PostgreSQL (R8, and R1, R3, R6, R7, R9, R21, R24, R26 there), because this machine has no postgres program.');
  if (process.platform !== 'linux') console.log('Skipped: R2 and R4, whose disk needs /proc.');
}
