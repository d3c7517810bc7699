import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { whenToldToStop } from '../build/dev/whenToldToStop.js';
import { leftovers, RUN_ID } from './programs.js';
import { results, stagesOf } from './stages.js';

/** A process that still runs this long after the last test does not end by itself. */
const EXIT_TIMEOUT_MS = 60_000;

/** @param {{ all?: boolean, since?: string }} options `all` adds the long suites; `since` names a commit */
export async function runTests(options) {
  const run = randomUUID();
  process.env[RUN_ID] = run;
  whenToldToStop(() => {
    end(leftovers(run));
    process.exit(1);
  });
  mkdirSync(results, { recursive: true });
  const rows = {};
  const problems = [];
  const started = Date.now();
  for (const [name, stage] of Object.entries(stagesOf(options))) {
    console.log(`\n── ${name}`);
    const time = Date.now();
    const { passed, failed, problems: found = [] } = await stage();
    rows[name] = { passed, failed, s: Math.round((Date.now() - time) / 1000) };
    problems.push(...found);
  }
  const remaining = await endLeftovers(run);
  if (remaining.length > 0) rows.leftovers = { passed: 0, failed: remaining.length };
  problems.push(...remaining.map(({ pid, command }) => `A test left a process behind: ${pid} ${command}`));

  console.table(rows);
  if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
  const total = (key) => Object.values(rows).reduce((sum, row) => sum + row[key], 0);
  console.log(`\nin ${((Date.now() - started) / 60_000).toFixed(1)} minutes`);
  console.log(`\n${total('passed')} passed, ${total('failed')} failed`);
  process.exitCode = total('failed') === 0 ? 0 : 1;
}

/** Ends processes that the tests left, after a time to end by themselves: they would disturb the next run. */
async function endLeftovers(run) {
  const limit = Date.now() + EXIT_TIMEOUT_MS;
  while (leftovers(run).length > 0 && Date.now() < limit) await setTimeout(200);
  const remaining = leftovers(run);
  end(remaining);
  return remaining;
}

function end(processes) {
  spawnSync('kill', ['-KILL', ...processes.map(({ pid }) => String(pid))], { stdio: 'ignore' });
}
