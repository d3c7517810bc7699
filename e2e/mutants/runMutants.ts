// npm run glow -- test mutants: applies faults in turn to a copy of the store and runs the test that must find each;
// --only <part of the name of a mutant or its test>, --shard 1/3
import { parseArgs } from 'node:util';
import { provideChromium } from '../../tools/test/chromium.js';
import type { Mutant } from './inFile';
import { build, nameOf, needsBuild, runKillers, testsOf } from './killers';
import { mutants } from './mutants';
import { StoreCopy } from './StoreCopy';

/** Lines of output printed for an unexpected result. */
const SHOWN_LINES = 30;

const chosen = chooseMutants();
if (chosen.some(({ killedBy }) => killedBy.kind === 'browser') && !provideChromium()) process.exit(1);

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
const copy = new StoreCopy();
try {
  process.exitCode = (await isReady()) && (await killAll()) ? 0 : 1;
} finally {
  copy.remove();
}

/** The mutants selected by the command's options. */
function chooseMutants(): Mutant[] {
  const { only, shard } = parseArgs({
    options: { only: { type: 'string', default: '' }, shard: { type: 'string', default: '1/1' } },
  }).values;
  const [shardIndex = NaN, shardCount = NaN] = shard.split('/').map(Number);
  const found = mutants
    .filter(({ name, killedBy }) => `${name} ${nameOf(killedBy)}`.includes(only))
    .filter((_, index) => index % shardCount === shardIndex - 1);
  if (found.length > 0) return found;
  fail(`No mutant of shard ${shard} has "${only}" in its name or its test's.`);
  process.exit(1);
}

/** Whether every killer passes without a mutant. */
async function isReady(): Promise<boolean> {
  const killers = chosen.map(({ killedBy }) => killedBy);
  if (killers.some(needsBuild)) {
    const problem = await build(copy.root, stop.signal);
    if (problem) return fail('The store could not be built:', problem);
    copy.keepBuilds();
  }
  const outcome = await runKillers(copy.root, killers, stop.signal);
  if (stop.signal.aborted) return fail('Stopped.');
  if (outcome.problem) return fail('The tests could not be run on the store as it is:', outcome.problem);
  if (outcome.failed.length > 0) return fail('These tests fail on the store as it is:', ...outcome.failed);
  const missing = killers.filter((killer) => testsOf(killer, outcome.passed).length === 0);
  return missing.length === 0 || fail('npm test has no such tests:', ...missing.map(nameOf));
}

/** Tests every mutant; true if all were killed. */
async function killAll(): Promise<boolean> {
  let killed = 0;
  for (const mutant of chosen) {
    killed += Number(await isKilled(mutant));
    if (stop.signal.aborted) return fail('Stopped.');
  }
  console.log(`\n${killed} killed, ${chosen.length - killed} survived`);
  return killed === chosen.length;
}

async function isKilled(mutant: Mutant): Promise<boolean> {
  const started = Date.now();
  const { failed, problem } = await runWith(mutant);
  const [finder] = testsOf(mutant.killedBy, failed);
  if (stop.signal.aborted) return false;
  const seconds = `${Math.round((Date.now() - started) / 1000)} s`;
  if (problem)
    return fail(`SURVIVED  ${mutant.name} (${seconds}): ${nameOf(mutant.killedBy)} could not be run`, problem);
  if (!finder) return fail(`SURVIVED  ${mutant.name} (${seconds}): ${nameOf(mutant.killedBy)} passes`);
  console.log(`killed    ${mutant.name} (${seconds}): ${finder}`);
  return true;
}

async function runWith(mutant: Mutant): ReturnType<typeof runKillers> {
  const isBuilt = needsBuild(mutant.killedBy);
  const restore = copy.apply(mutant);
  try {
    const problem = isBuilt ? await build(copy.root, stop.signal) : undefined;
    return problem ? { passed: [], failed: [], problem } : await runKillers(copy.root, [mutant.killedBy], stop.signal);
  } finally {
    restore();
    if (isBuilt) copy.restoreBuilds();
  }
}

function fail(...lines: string[]): false {
  console.log(lines.join('\n').split('\n').slice(0, SHOWN_LINES).join('\n'));
  return false;
}
