import * as fc from 'fast-check';
import type { Database } from '../../database/Database';
import { createPageFigures, readPageFigures } from './pageFigures';
import { sharedDatabase } from '../../testing/sharedStore';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2026-11-21T10:00:00Z');
const NOTHING = { shown: [], failures: [], vitals: [] };

function vital(value: number, metric: 'LCP' | 'INP' | 'CLS' = 'LCP', screen: '' | '/blog' = '/blog') {
  return { remote: 'blog', build: 'b1', screen, metric, value };
}

function failure(phase: 'load' | 'event') {
  return { remote: 'blog', build: 'b1', phase, message: 'gone', frames: [] };
}

const database = sharedDatabase();
const opened: { stop(): void }[] = [];

beforeEach(() => database.sql('delete from page_figures'));
afterEach(() => opened.splice(0).forEach((figures) => figures.stop()));

/** An instance of the server, at a day before today. */
function instance(daysAgo = 0, target: Database = database) {
  const figures = createPageFigures(target, () => NOW - daysAgo * DAY_MS);
  opened.push(figures);
  return figures;
}

test('instances add to the same figures, which survive them', async () => {
  const [one, other] = [instance(), instance()];
  const report = { shown: [{ remote: 'blog', build: 'b1' }], failures: [failure('load')], vitals: [vital(100)] };
  one.add(report);
  const vitals = [vital(100), vital(100, 'CLS', '')];
  other.add({ ...report, failures: [failure('load'), failure('event')], vitals });
  await Promise.all([one.flush(), other.flush()]);
  one.add(report);
  await one.flush();
  expect(await readPageFigures(database, 7, NOW)).toEqual([
    { remote: 'blog', build: 'b1', screen: '', name: 'CLS', count: 1, p75: expect.any(Number) },
    { remote: 'blog', build: 'b1', screen: '', name: 'event', count: 1 },
    { remote: 'blog', build: 'b1', screen: '', name: 'load', count: 3 },
    { remote: 'blog', build: 'b1', screen: '', name: 'shown', count: 3 },
    { remote: 'blog', build: 'b1', screen: '/blog', name: 'LCP', count: 3, p75: expect.any(Number) },
  ]);
});

test.each([
  [0, [7, 28]],
  [6, [7, 28]],
  [7, [28]],
  [27, [28]],
  [28, []],
])('what was reported %i days ago is among the figures of %j days', async (daysAgo, periods) => {
  const figures = instance(daysAgo);
  figures.add({ ...NOTHING, vitals: [vital(100)] });
  await figures.flush();
  const found = await Promise.all([7, 28].map((days) => readPageFigures(database, days, NOW)));
  expect([7, 28].filter((_days, index) => found[index]?.length === 1)).toEqual(periods);
});

test('the 75th percentile of all days is right within 2.5 %, or half a unit', async () => {
  const values = fc.array(fc.integer({ min: 0, max: 60_000 }), { minLength: 1, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(values, fc.constantFrom('LCP' as const, 'CLS' as const), async (measured, metric) => {
      await database.sql('delete from page_figures');
      const unit = metric === 'CLS' ? 1000 : 1;
      const days = [instance(0), instance(1)];
      for (const [index, value] of measured.entries())
        days[index % 2]?.add({ ...NOTHING, vitals: [vital(value / unit, metric)] });
      await Promise.all(days.map((figures) => figures.flush()));
      const exact = measured.toSorted((a, b) => a - b)[Math.ceil(measured.length * 0.75) - 1] ?? 0;
      const [row] = await readPageFigures(database, 28, NOW);
      expect(row?.count).toBe(measured.length);
      expect(Math.abs((row?.p75 ?? 0) * unit - exact)).toBeLessThanOrEqual(exact * 0.025 + 0.5);
    }),
    { numRuns: 20 },
  );
});

test('while the database does not answer, figures wait', async () => {
  let isAway = true;
  const query: Database['query'] = (...args) => (isAway ? Promise.reject(new Error('away')) : database.query(...args));
  const figures = instance(0, { ...database, query });
  figures.add({ ...NOTHING, vitals: [vital(100)] });
  await figures.flush();
  figures.add({ ...NOTHING, vitals: [vital(100)] });
  isAway = false;
  await figures.flush();
  expect(await readPageFigures(database, 7, NOW)).toMatchObject([{ name: 'LCP', count: 2 }]);
});
