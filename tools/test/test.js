// npm test [-- --since <commit>], npm run test:all: the stages one after the other, the time that each took, and a closing line "N passed, N failed"
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { results } from './command.js';
import { leftovers, RUN_ID } from './leftovers.js';
import { changesSince } from './since.js';
import {
  checkAndBuild,
  runBrowserTests,
  runFaults,
  runOperations,
  runSecondEngine,
  runSkew,
  runUnitTests,
} from './stages.js';

/** Grace period for processes to exit after the last test. */
const EXIT_TIMEOUT_MS = 5000;

const { isFull, since } = readOptions();
const run = randomUUID();
process.env[RUN_ID] = run;
mkdirSync(results, { recursive: true });

const rows = [];
const problems = [];
for (const [name, stage] of Object.entries(stagesOf())) {
  console.log(`\n── ${name}`);
  const before = { time: Date.now(), cpu: cpuSeconds() };
  const { passed, failed, problems: found = [] } = await stage();
  rows.push({
    stage: name,
    passed,
    failed,
    seconds: (Date.now() - before.time) / 1000,
    cpu: cpuSeconds() - before.cpu,
  });
  problems.push(...found);
}
await endLeftovers();
printSummary();

function readOptions() {
  try {
    const { values } = parseArgs({ options: { all: { type: 'boolean', default: false }, since: { type: 'string' } } });
    return { isFull: values.all, since: values.since };
  } catch (error) {
    console.error(
      `${error.message.split('. ')[0]}. npm test takes one option: --since <commit> runs what a change since then can touch.`,
    );
    process.exit(2);
  }
}

function stagesOf() {
  if (since) {
    const { jestOptions, specs, isFaults } = changesSince(since);
    return {
      'types, lint, contract, build': checkAndBuild,
      ...(jestOptions && { unit: () => runUnitTests(jestOptions) }),
      ...(isFaults && { faults: () => runFaults('quick') }),
      ...(specs && { browser: () => runBrowserTests({ isFull: false, specs }) }),
    };
  }
  return {
    'types, lint, contract, build': checkAndBuild,
    unit: () => runUnitTests(),
    faults: () => runFaults(isFull ? 'short' : 'quick'),
    browser: () => runBrowserTests({ isFull }),
    ...(isFull && {
      'second engine': runSecondEngine,
      skew: runSkew,
      operations: runOperations,
    }),
  };
}

/** CPU seconds of all cores since boot. */
function cpuSeconds() {
  return cpus().reduce((total, { times }) => total + times.user + times.nice + times.sys + times.irq, 0) / 1000;
}

/** A leaked process is a failure, because it would disturb the next run. Processes get a few seconds to exit. */
async function endLeftovers() {
  const limit = Date.now() + EXIT_TIMEOUT_MS;
  while (leftovers(run).length > 0 && Date.now() < limit) await setTimeout(200);
  const remaining = leftovers(run);
  for (const { pid, command } of remaining) {
    problems.push(`A test left a process behind: ${pid} ${command}`);
    end(pid);
  }
  if (remaining.length > 0) rows.push({ stage: 'leftovers', passed: 0, failed: remaining.length, seconds: 0, cpu: 0 });
}

function end(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    // it has exited meanwhile
    if (error.code !== 'ESRCH') throw error;
  }
}

function printSummary() {
  console.log('\nstage                          passed  failed      s   CPU s');
  for (const { stage, passed, failed, seconds, cpu } of rows) {
    console.log(
      `${stage.padEnd(30)} ${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${seconds.toFixed(0).padStart(5)}  ${cpu.toFixed(0).padStart(6)}`,
    );
  }
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  const seconds = Math.round(total('seconds'));
  console.log(`\nin ${Math.floor(seconds / 60)} min ${seconds % 60} s`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}
