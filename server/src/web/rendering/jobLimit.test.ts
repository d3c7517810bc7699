import { createJobLimit } from './jobLimit';
import { readProcessUse, type ProcessUse } from './processUse';

const LIMIT_MS = 5_000;
const STEP_MS = 100;

/** Judges a job by equal steps, with the system's figures from `use`. Returns the first sentence and its time. */
function judge(use: (step: number) => Partial<ProcessUse> | undefined, { isReading = false, steps = 1_000 } = {}) {
  const problemOf = createJobLimit(LIMIT_MS);
  for (let step = 1; step <= steps; step += 1) {
    const told = use(step);
    const problem = problemOf(told && { cpuMs: 0, memory: 0, isAsleep: false, ...told }, STEP_MS, isReading);
    if (problem) return `${problem} at ${step * STEP_MS}`;
  }
  return undefined;
}

test.each([
  ['gets no processor', { cpuMs: 0 }],
  ['runs as long before its job', { cpuMs: 60_000 }],
])('a process that %s is not at fault, however long that takes', (_what, use) => {
  expect(judge(() => use)).toBeUndefined();
});

test('a process that gets a fiftieth of a processor is at fault after five seconds of it', () => {
  expect(judge((step) => ({ cpuMs: step * 2 }), { steps: 3_000 })).toBe(
    'took more than 5000 ms of processor time at 250200',
  );
});

test('a process that sleeps is at fault after five seconds, all its pauses together', () => {
  expect(judge(() => ({ isAsleep: true }))).toBe('did nothing for 5000 ms at 5100');
  expect(judge((step) => ({ isAsleep: step % 2 === 0 }))).toBe('did nothing for 5000 ms at 10200');
});

test('a process that waits for the database is not at fault', () => {
  expect(judge(() => ({ isAsleep: true }), { isReading: true })).toBeUndefined();
  expect(judge(() => undefined, { isReading: true })).toBeUndefined();
});

test('where the system tells nothing, a job has six times as long', () => {
  expect(judge(() => undefined)).toBe('did not end within 30000 ms at 30100');
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the use of a process is read from the system', () => {
  const before = readProcessUse(process.pid);
  const until = (before?.cpuMs ?? 0) + 50;
  while ((readProcessUse(process.pid)?.cpuMs ?? Infinity) < until);
  expect(before).toEqual({ cpuMs: expect.any(Number), memory: expect.any(Number), isAsleep: false });
  expect(before?.memory).toBeGreaterThan(1024 * 1024);
});

test('a process that has ended uses nothing', () => {
  expect(readProcessUse(-1)).toBeUndefined();
  expect(readProcessUse(undefined)).toBeUndefined();
});
