// npm run test:faults: every fault with all repetitions, then the results and the skipped tests;
// --short: few repetitions, as in npm run test:all; --quick: one fault of each kind, as in npm test
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { JEST } from '../../tools/test/programs.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const file = path.join(root, 'test-results/faults.txt');

/** The files of the quick faults, and the names of the tests. */
const QUICK = [
  ...['cancel', 'crash', 'flush', 'crowd', 'hostile'],
  ...['--testNamePattern', 'R1:|R2:|R15:|R16:|R22:|R29:'],
];

const ROWS = Array.from({ length: 30 }, (_, index) => `R${index + 1}`);
/** The rows that other tests have. */
const ELSEWHERE = {
  R7: 'server/src/shop/api/orders.test.ts',
  R10: 'checkout-mfe/src/checkout/CheckoutPage.test.tsx',
  R11: 'e2e/specs/faults.spec.ts',
  R12: 'shared/src/cart/cart.test.tsx, shared/src/customer/saved.dom.test.ts',
  R20: 'server/src/apiErrors.test.ts',
  R23: 'server/src/shop/api/orders.test.ts',
};
const NEED_LINUX = ['R2', 'R4', 'R5', 'R25'];

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
  const run = new Set(lines.filter(([, text]) => !text.startsWith('not run')).map(([row]) => row));
  console.log(`\nRun: ${ROWS.filter((row) => run.has(row)).join(', ') || 'none'}.`);
  for (const row of ROWS.filter((name) => !run.has(name))) console.log(`Not run: ${row}, ${reasonFor(row)}.`);
  if (process.platform !== 'linux') console.log(`Not run: the parts of ${NEED_LINUX.join(', ')} that need Linux.`);
}

function reasonFor(row) {
  if (ELSEWHERE[row]) return `which ${ELSEWHERE[row]} has`;
  if (isQuick) return 'left to npm run test:all';
  if (options.length > 0) return 'not among the chosen tests';
  return 'its test failed or this machine lacks what it needs';
}
