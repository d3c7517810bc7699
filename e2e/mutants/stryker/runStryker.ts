// npm run glow -- test stryker: changes the code of money, stock and access in a copy, and tells unfound changes.
// It ends with 1 if a file is below LEAST or scores.json, or all are below GOAL. Parts: server, cart, checkout.
import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { startDatabaseServer } from '@glow/server/testing';
import { copyRepository, repository } from '../../store';
import { PARTS } from './parts.js';
import reached from './scores.json';

/** Per cent of changes that tests must find: GOAL in all files, LEAST in a file that is not in `scores.json`. */
const GOAL = 80;
const LEAST = 90;

/** Stryker is fetched when it is needed, because nothing else needs it. */
const PACKAGES = ['core', 'jest-runner'].flatMap((name) => ['--package', `@stryker-mutator/${name}@9.6.1`]);
const STRYKER = ['--yes', ...PACKAGES, 'stryker', 'run', 'e2e/mutants/stryker/stryker.config.js'];

/** Number of changes of a file that a test found, and that none found. */
interface Found {
  found: number;
  missed: number;
}

const parts = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
const stop = await startDatabaseServer();
const copy = copyRepository();
try {
  const scores = Object.assign({}, ...parts.map(runPart)) as Record<string, Found>;
  const low = Object.entries(scores).filter(
    ([file, found]) => scoreOf([found]) < ((reached as Record<string, number>)[file] ?? LEAST),
  );
  for (const [file, found] of Object.entries(scores))
    console.log(`${scoreOf([found]).toFixed(1).padStart(6)} % ${file}`);
  const total = scoreOf(Object.values(scores));
  console.log(`${total.toFixed(1).padStart(6)} % of all (goal ${GOAL} %)`);
  for (const [file] of low) console.log(`Fewer are found than before: ${file}`);
  process.exitCode = low.length === 0 && total >= GOAL ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
  await stop();
}

/** Runs Stryker for a part; the report is kept in `test-results`. */
function runPart(part: string): Record<string, Found> {
  const { status } = spawnSync('npx', STRYKER, {
    cwd: copy,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, STRYKER_PART: part },
  });
  if (status !== 0) throw new Error(`Stryker could not test ${part}: see above.`);
  const report = `test-results/stryker-${part}.json`;
  mkdirSync(path.join(repository, 'test-results'), { recursive: true });
  copyFileSync(path.join(copy, report), path.join(repository, report));
  const { files } = JSON.parse(readFileSync(path.join(repository, report), 'utf8')) as {
    files: Record<string, { mutants: { status: string }[] }>;
  };
  return Object.fromEntries(
    Object.entries(files).map(([file, { mutants }]) => {
      const count = (...statuses: string[]) => mutants.filter(({ status }) => statuses.includes(status)).length;
      return [file, { found: count('Killed', 'Timeout'), missed: count('Survived', 'NoCoverage') }];
    }),
  );
}

/** Per cent of the changes that a test found; 100 without changes. */
function scoreOf(files: Found[]): number {
  const found = files.reduce((sum, file) => sum + file.found, 0);
  const all = files.reduce((sum, file) => sum + file.found + file.missed, 0);
  return all === 0 ? 100 : (100 * found) / all;
}
