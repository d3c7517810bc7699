import { sharedDatabase } from '../testing/sharedStore';
import { TemporaryRegistry } from '../testing/temporaryRegistry';
import type { Unsigned } from './registryClient';
import type { Question } from './statement';

const registry = new TemporaryRegistry();
registry.database = sharedDatabase();

beforeAll(async () => {
  await registry.open();
  const files = { 'cart.js': '// b1', 'cart.js.map': '{"version":3}' };
  await registry.release('buying', [registry.build('checkout', 'b1', files)]);
});

async function ask(question: Unsigned<Question>, team: 'buying' | 'reading' = 'buying', signer = team) {
  const { status, text } = await registry.inject(team, 'POST', '/questions', registry.ask(team, question, signer));
  return { status, answer: JSON.parse(text) as Record<string, unknown>, text };
}

const OWN = [{ name: 'checkout', build: 'b1' }];

test('a source map is given to its team, and to nobody else', async () => {
  expect((await ask({ action: 'source-map', packages: OWN, file: 'cart.js' })).answer).toEqual({
    map: '{"version":3}',
  });
  const foreign = await ask({ action: 'source-map', packages: OWN, file: 'cart.js' }, 'reading');
  expect([foreign.status, foreign.text]).toEqual([403, expect.stringContaining('not a package of reading')]);
  const withOtherKey = await ask({ action: 'source-map', packages: OWN, file: 'cart.js' }, 'buying', 'reading');
  expect(withOtherKey.status).toBe(403);
  for (const file of ['../../registry.json', 'no.js', ''])
    expect((await ask({ action: 'source-map', packages: OWN, file })).answer).toEqual({});
  expect((await registry.get('/assets/checkout/cart.js.map')).statusCode).toBe(404);
  const path = '/builds/checkout/b1/cart.js.map';
  expect(await registry.inject('reading', 'GET', path)).toMatchObject({ status: 404 });
});

test('a preview of a published build is a link of the store; that of another is refused', async () => {
  const { answer } = await ask({ action: 'preview', packages: OWN, hours: 2 });
  expect(answer.preview).toMatch(/^http\S+\?preview=checkout@b1\.\d+\.\S+$/);
  const missing = await ask({ action: 'preview', packages: [{ name: 'checkout', build: 'b9' }] });
  expect([missing.status, missing.text]).toEqual([
    409,
    expect.stringContaining('The build b9 of checkout is not published'),
  ]);
});

test('the log has what the own team did, and no other', async () => {
  await registry.release('reading', [registry.build('blog', 'n1', {})]);
  const { answer } = await ask({ action: 'log', packages: OWN });
  expect(answer.log).toContain('buying  release checkout@b1');
  expect(answer.log).not.toContain('blog');
});

test('the errors and figures are those of the package that is asked for', async () => {
  const failure = { phase: 'event', message: 'Error: broken', frames: ['at pay (/assets/checkout/cart.js:1:2)'] };
  const builds = Object.entries({ checkout: 'b1', blog: 'blog1' }).map(([remote, build]) => ({ remote, build }));
  const failures = builds.map((build) => ({ ...failure, ...build }));
  const headers = { 'user-agent': 'Mozilla/5.0 (X11) Gecko/20100101 Firefox/140.0' };
  const payload = { composition: 'c1', failures, shown: builds.slice(0, 1) };
  await registry.get({ method: 'POST', url: '/api/reports', headers, payload });
  // it has them saved
  await registry.get({ url: '/api/reports', headers: { host: 'localhost' } });
  const { answer } = await ask({ action: 'errors', packages: OWN });
  expect(answer.reports).toMatchObject({
    failures: [{ ...failure, remote: 'checkout', build: 'b1', browser: 'Firefox 140', count: 1 }],
    kept: [{ days: 1 }, { days: 7 }, { days: 28, figures: [{ remote: 'checkout' }, { remote: 'checkout' }] }],
  });
  expect(JSON.stringify(answer)).not.toContain('"remote":"blog"');
});
