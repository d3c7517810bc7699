// npm run glow -- test skew: the journeys in compositions of this release and earlier ones, in which each two builds
// meet (--short: a few compositions, as in npm run test:all), then a table of the results
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStale } from '../../tools/build/buildPackages.js';
import { provideChromium } from '../../tools/test/chromium.js';
import { table } from '../performance/table';
import { repository } from '../store';
import { compositionsOf, type Refusal } from './compositions';
import { previousBuilds, type PreviousBuilds } from './previousBuilds';
import { openStage, type Published } from './stage';
import { nameOf, walk, type Walk } from './walk';

/** Compositions of `--short`: the first ones mix the newest builds. */
const SHORT_COUNT = 4;

const results = path.join(repository, 'test-results');
const started = Date.now();

if (!provideChromium()) process.exit(1);
await buildStale();
const previous = await previousBuilds();
const { walks, refusals } = previous.length > 0 ? await walkAll(previous) : { walks: [], refusals: [] };
const counts = {
  passed: walks.filter(({ isGreen }) => isGreen).length,
  failed: walks.filter(({ isGreen }) => !isGreen).length,
};
mkdirSync(results, { recursive: true });
writeFileSync(path.join(results, 'skew.json'), JSON.stringify(counts));
printResults();
process.exitCode = counts.failed === 0 ? 0 : 1;

async function walkAll(from: PreviousBuilds[]): Promise<{ walks: Walk[]; refusals: Refusal[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-skew-'));
  try {
    const stage = await openStage(
      folder,
      from.map((builds) => builds.folder),
    );
    const { compositions, refusals } = compositionsOf(stage);
    const done: Walk[] = [];
    for (const composition of selected(compositions)) done.push(await walk(stage, composition));
    return { walks: done, refusals };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** All compositions but this tree's own, which the browser tests visit; with `--short` the first ones. */
function selected(compositions: Published[][]): Published[][] {
  const mixed = compositions.filter((composition) => composition.some(({ generation }) => generation > 0));
  return process.argv.includes('--short') ? mixed.slice(0, SHORT_COUNT) : mixed;
}

function printResults(): void {
  const [first] = walks;
  if (first) {
    const head = [...first.composition.map(({ release }) => release.name), 'outcome', 's'];
    const rows = walks.map(({ composition, isGreen, seconds }) => [
      ...composition.map(({ generation }) => nameOf(generation)),
      isGreen ? 'passed' : 'FAILED',
      seconds.toFixed(0),
    ]);
    console.log(`\n${table([head, ...rows])}\n`);
  }
  for (const { pair, reasons } of refusals)
    console.log(
      `refused: ${pair.map(({ release: { name }, generation }) => `${name} ${nameOf(generation)}`).join(' with ')}: ${reasons.join(' ') || 'no shell fits both.'}`,
    );
  previous.forEach(({ commit }, index) => console.log(`${nameOf(index + 1)} is ${commit.slice(0, 7)}`));
  console.log(
    `${walks.length} compositions, ${refusals.length} pairs of builds refused by the release check, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
}
