import { writeFileSync } from 'node:fs';
import type * as fileSystem from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { TemporarySite } from '../../testing/temporarySite';
import type { ProcessEnded, RenderJob } from './renderJob';
import { startRenderProcess } from './renderProcess';

/** Replaces a statement of the program that a process runs. */
let mockReplaced: [from: string, to: string] = ['', ''];

jest.mock('node:fs', () => {
  const fs = jest.requireActual<typeof fileSystem>('node:fs');
  return {
    ...fs,
    readFileSync: (path: string, ...rest: [never]) => {
      const found = fs.readFileSync(path, ...rest) as unknown;
      if (!String(path).endsWith('renderWorker.js')) return found;
      return { toString: () => String(found).replace(...mockReplaced) };
    },
  };
});

const ANSWER = 'writeSync(SERVER, `${nonce} ${stringify(message)}\\n`);';
const SHELL = "exports.sharedInstances = {}; exports.createRenderer = () => async (url) => 'page of ' + url;";

let site: TemporarySite;
let ended: ProcessEnded[];

beforeEach(() => {
  site = new TemporarySite();
  ended = [];
});

/** Renders two pages in one process whose program has `to` in place of `from`; what becomes of both. */
async function render(from = '', to = ''): Promise<unknown[]> {
  mockReplaced = [from, to];
  const path = join(site.root, 'server.cjs');
  writeFileSync(path, SHELL);
  const shell = { name: 'shell', build: 's1', path, integrity: integrityOf(SHELL), former: [] };
  const facts = { remotes: [], site: 'https://glow.example', reads: [] };
  const limits = { deadlineMs: 5_000, maxMemory: 400 * 1024 * 1024 };
  const started = startRenderProcess({ shell }, limits, (end) => ended.push(end));
  const results: unknown[] = [];
  for (const url of ['/one', '/two']) {
    const job: RenderJob = { tenant: { shell }, facts, work: { makes: 'page', of: url }, priority: 'known' };
    const run = () => started.run(job, () => Promise.reject(new Error('nothing to read')));
    await started
      .check()
      .then(run)
      .then(
        (page) => results.push(page),
        () => results.push('ended'),
      );
  }
  started.kill();
  return results;
}

test('a process answers what it is asked', async () => {
  expect(await render()).toEqual(['page of /one', 'page of /two']);
  expect(ended).toEqual([]);
});

test.each([
  ['a second answer', `${ANSWER} ${ANSWER}`, 'it answered what it was not asked'],
  [
    'an answer to other work',
    ANSWER.replace('stringify(message)}', 'stringify(message).replace(/\\d+/, "7")}'),
    'it answered what it was not asked',
  ],
  ['an answer without the nonce', ANSWER.replace('${nonce} ', 'guessed '), 'it sent what cannot be read'],
  ['no JSON', ANSWER.replace('${stringify(message)}', '{'), 'it sent what cannot be read'],
  ['an answer without end', 'writeSync(SERVER, "x".repeat(17 << 20));', 'it sent too long an answer'],
])('%s ends the process, and is no page', async (_what, to, reason) => {
  const results = await render(ANSWER, to);
  expect(results.at(-1)).toBe('ended');
  expect(ended).toEqual([expect.objectContaining({ reason })]);
});

test('a read of work that has ended is not answered, and ends nothing', async () => {
  expect(
    await render(
      ANSWER,
      `${ANSWER} if (!message.read) send({ id: message.id - 1, read: 99, method: 'product', args: [] });`,
    ),
  ).toEqual(['page of /one', 'page of /two']);
});
