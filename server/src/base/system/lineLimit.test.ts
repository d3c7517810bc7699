import fastify from 'fastify';
import { serverOn } from '../../testing/testServer';
import { noDatabase } from '../../testing/temporarySite';
import { createLineLimit, limitedLog } from './lineLimit';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** A log of the server's kind, and what it has written. */
function aLog() {
  const lines: { level: number; msg: string }[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(JSON.parse(String(text))) > 0);
  const { log } = fastify({ logger: { level: 'info', hooks: { logMethod: limitedLog().logMethod } } });
  return { log, lines };
}

test('ten lines of a kind a minute, then how many more there were, then ten again', () => {
  const { mayWrite } = createLineLimit();
  const more: number[] = [];
  const write = (times: number) =>
    Array.from({ length: times }, () => mayWrite('a', (count) => more.push(count))).filter(Boolean).length;
  expect(write(1_000)).toBe(10);
  expect(mayWrite('b', () => more.push(-1))).toBe(true);
  jest.advanceTimersByTime(59_999);
  expect([write(1), ...more]).toEqual([0]);
  jest.advanceTimersByTime(1);
  expect(more).toEqual([991]);
  expect(write(11)).toBe(10);
  jest.advanceTimersByTime(60_000);
  expect(more).toEqual([991, 1]);
});

test('however many kinds there are, the lines of a minute are bounded', () => {
  const { mayWrite } = createLineLimit();
  const written = Array.from({ length: 5_000 }, (_, index) => mayWrite(`kind ${index}`, () => undefined));
  expect(written.filter(Boolean)).toHaveLength(110);
});

test('a kind is the message, whatever else its line has; the last line of a kind counts those that were left out', () => {
  const { log, lines } = aLog();
  for (let index = 0; index < 3_000; index += 1)
    log.child({ reqId: `r${index}` }).error({ at: `x${index}` }, 'The store is busy.');
  for (let index = 0; index < 3_000; index += 1)
    log.error(`blog ${index.toString(16)}a1 has ended a rendering process: Error: ${'x'.repeat(index)}`);
  for (let index = 0; index < 3_000; index += 1) log.warn(new Error(`No answer: ${'x'.repeat(index)}`));
  expect(lines).toHaveLength(30);
  jest.advanceTimersByTime(60_000);
  expect(lines.slice(30).map(({ level, msg }) => [level, msg])).toEqual([
    [50, '2990 more lines within a minute like: The store is busy.'],
    [50, expect.stringMatching(/^29\d\d more lines within a minute like: blog … has ended a rendering process…$/)],
    [40, '2990 more lines within a minute like: No answer…'],
  ]);
});

test('lines below warnings are not limited', () => {
  const { log, lines } = aLog();
  for (let index = 0; index < 50; index += 1) log.info('A request was answered');
  expect(lines).toHaveLength(50);
});

test('a server that closes writes at once what was left out, and nothing later', async () => {
  // what opens a server
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const written: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
  const server = await serverOn(noDatabase, { logLevel: 'warn' });
  for (let index = 0; index < 1_000; index += 1) server.log.error('The store is busy.');
  const before = written.length;
  await server.close();
  const atOnce = written.slice(before).map((line) => JSON.parse(line).msg);
  expect(atOnce).toEqual(['990 more lines within a minute like: The store is busy.']);
  await jest.advanceTimersByTimeAsync(120_000);
  expect(written).toHaveLength(before + 1);
});
