import type { Database } from '../../database/Database';
import { createPageErrors, readPageErrors } from './pageErrors';
import { sharedDatabase } from '../../testing/sharedStore';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

function failure(message = 'Error: broken', build: string | null = 'b1') {
  return { remote: 'blog', build, phase: 'event' as const, message, frames: ['at draw (/assets/blog/a.js:1:2)'] };
}

const database = sharedDatabase();
let time: number;
const opened: { stop(): void }[] = [];

beforeEach(() => {
  time = 1_000;
  return database.sql('delete from page_errors');
});
afterEach(() => opened.splice(0).forEach((errors) => errors.stop()));

function instance(target: Database = database) {
  const errors = createPageErrors(target, () => time);
  opened.push(errors);
  return errors;
}

test('equal errors of several instances are one row with the time of the first and the last', async () => {
  const [one, other] = [instance(), instance()];
  one.add({ composition: 'c1', failures: [failure(), failure()] }, CHROME);
  other.add({ composition: 'c1', failures: [failure(), failure('Error: gone', null)] }, CHROME);
  await one.flush();
  time = 2_000;
  await other.flush();
  const common = { ...failure(), composition: 'c1', browser: 'Chrome 141', seenAt: 2_000 };
  const rows = await readPageErrors(database);
  expect(rows.sort((one, two) => two.count - one.count)).toEqual([
    { ...common, count: 3, createdAt: 1_000 },
    { ...common, build: '', message: 'Error: gone', count: 1, createdAt: 2_000 },
  ]);
});

test.each([20, 600])('a build fills only its rows, %i at once; those there are go on counting', async (step) => {
  const errors = instance();
  for (let sent = 0; sent < 600; sent += step) {
    const failures = Array.from({ length: step }, (_, index) => failure(`Error: ${sent + index}`));
    errors.add({ composition: 'c1', failures }, CHROME);
    await errors.flush();
  }
  const [{ message: known = '' } = {}] = await readPageErrors(database);
  errors.add({ composition: 'c1', failures: [failure(known), failure('Error: 0', 'b2')] }, CHROME);
  await errors.flush();
  const rows = await readPageErrors(database);
  expect(rows).toHaveLength(501);
  expect(rows.find(({ build, message }) => build === 'b1' && message === known)?.count).toBe(2);
});

test('a package with very many errors hides none of another', async () => {
  const insert = `insert into page_errors select $1 || n, n, n, $1, 'b' || n, 'c1', 'event', 'Error', '[]', 'Chrome 141', 1
      from generate_series(1, $2::int) as n`;
  await database.sql(insert, 'checkout', 1);
  await database.sql(insert, 'blog', 2_500);
  const rows = await readPageErrors(database);
  expect(rows.filter(({ remote }) => remote === 'checkout')).toHaveLength(1);
  expect(rows.filter(({ remote }) => remote === 'blog').map(({ seenAt }) => seenAt)).toEqual(
    Array.from({ length: 1_000 }, (_, index) => 2_500 - index),
  );
});

test('what the database does not take is saved later', async () => {
  let isAway = true;
  const query: Database['query'] = (...args) => (isAway ? Promise.reject(new Error('away')) : database.query(...args));
  const errors = instance({ ...database, query });
  errors.add({ composition: 'c1', failures: [failure()] }, CHROME);
  await errors.flush();
  expect(await readPageErrors(database)).toEqual([]);
  isAway = false;
  await errors.flush();
  expect(await readPageErrors(database)).toMatchObject([{ count: 1 }]);
});

test.each([
  [CHROME, 'Chrome 141'],
  [`${CHROME} Edg/141.0.3537.71`, 'Edg 141'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari 26',
  ],
  ['curl/8', 'another browser'],
  [undefined, 'another browser'],
])('of %s only name and version are kept: %s', async (userAgent, browser) => {
  const errors = instance();
  errors.add({ composition: 'c1', failures: [failure()] }, userAgent);
  await errors.flush();
  expect((await readPageErrors(database)).map((row) => row.browser)).toEqual([browser]);
});
