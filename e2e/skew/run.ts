// node --import tsx e2e/skew/run.ts: every composition of the release under test and the one before it (with --short a few of them, as in npm run test:all), then a table of the results
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStale } from '../../shared/cli/build.js';
import { provideChromium } from '../chromium.js';
import { table } from '../performance/table';
import { repository } from '../store';
import { cellsOf } from './cells';
import { previousBuilds, previousCommit } from './previousBuilds';
import { openStage } from './stage';
import { walkCell, type Walk } from './walkCell';

const isShort = process.argv.includes('--short');
const results = path.join(repository, 'test-results');
const started = Date.now();

if (!provideChromium()) process.exit(1);
await buildStale();
const previous = await previousBuilds();
const walks = previous ? await walkAll(previous) : [];
const count = (outcome: Walk['outcome']) => walks.filter((walk) => walk.outcome === outcome).length;
const counts = { passed: count('passed'), failed: count('failed') };
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'skew.json'), JSON.stringify(counts));
if (previous) printResults();
else console.log(`skew: skipped, because there is no git here, or its history lacks ${previousCommit}.`);
process.exitCode = counts.failed === 0 ? 0 : 1;

async function walkAll(previous: string): Promise<Walk[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-skew-'));
  try {
    const stage = await openStage(folder, previous);
    const tested = new Set<string>();
    const done: Walk[] = [];
    for (const cell of cellsOf(stage.remotes, isShort)) done.push(await walkCell(stage, cell, tested));
    return done;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function printResults() {
  const rows = walks.map(({ cell, outcome, seconds }) => [
    `shell ${cell.generation}`,
    cell.skewedRemote ?? '–',
    outcome,
    seconds === undefined ? '–' : seconds.toFixed(0),
  ]);
  console.log(`\n${table([['others as shell', 'other generation', 'outcome', 's'], ...rows])}\n`);
  for (const { cell, reasons } of walks)
    for (const reason of reasons) console.log(`shell ${cell.generation}, ${cell.skewedRemote}: ${reason}`);
  console.log(
    `N-1 is ${previousCommit.slice(0, 7)}: ${walks.length} compositions, ${count('refused')} refused by the release check, ${count('unchanged')} without a difference, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
