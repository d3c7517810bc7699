import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { cpus } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { results } from './command.js';
import { leftovers, RUN_ID } from './leftovers.js';
import { changesSince } from './since.js';
import {
  checkAndBuild,
  runAccounts,
  runBrowserTests,
  runFaults,
  runOperations,
  runSecondEngine,
  runSkew,
  runUnitTests,
} from './stages.js';

/** What still runs so long after the last test does not end by itself. */
const EXIT_TIMEOUT_MS = 60_000;

const rows = [];
const problems = [];

/**
 * Runs the stages one after the other; prints the time that each took, and at the end a line `N passed, N failed`.
 * @param {{ all?: boolean, since?: string }} options the suites that take long too, or what a change since a commit can touch
 */
export async function runTests({ all: isFull, since }) {
  const run = randomUUID();
  process.env[RUN_ID] = run;
  mkdirSync(results, { recursive: true });
  for (const [name, stage] of Object.entries(since ? stagesSince(since) : stagesOf(isFull))) {
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
  await endLeftovers(run);
  printSummary();
}

function stagesSince(commit) {
  const { jestOptions, specs, isFaults } = changesSince(commit);
  return {
    'types, lint, contract, build': checkAndBuild,
    ...(jestOptions && { unit: () => runUnitTests(jestOptions) }),
    ...(isFaults && { faults: () => runFaults('quick') }),
    ...(specs && { browser: () => runBrowserTests({ isFull: false, specs }) }),
  };
}

function stagesOf(isFull) {
  return {
    'types, lint, contract, build': checkAndBuild,
    unit: () => runUnitTests(),
    faults: () => runFaults(isFull ? 'short' : 'quick'),
    browser: () => runBrowserTests({ isFull }),
    ...(isFull && {
      accounts: runAccounts,
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

/** A leaked process is a failure, because it would disturb the next run. Those that are ending have time for it. */
async function endLeftovers(run) {
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
