import { setImmediate as turn } from 'node:timers/promises';
import { DEFAULT_POLICY, POLICY_URL } from '@glow/shared/policy';
import { changePolicy } from '../../shop/policy/storePolicy';
import { UnavailableError } from '../../base/errors/errors';
import { sharedDatabase } from '../../testing/sharedStore';
import { TemporarySite } from '../../testing/temporarySite';

const database = sharedDatabase();
let site: TemporarySite;

beforeEach(async () => {
  site = new TemporarySite();
  await setPrice(125_00);
});

const setPrice = (cents: number) => database.sql('update products set price = $1 where id = $2', cents, 'skn-002');

const LINES = '?line=skn-002&line=skn-001-travel-15ml&line=skn-000&other=1';
const ITEMS = '?item=skn-002&item=skn-000&item=skn-001&item=skn-002';

/** A shell in which nothing can be rendered. */
const BROKEN = 'exports.sharedInstances = {}; exports.createRenderer = () => { throw new Error("broken"); };';

test('lines are what they stand for at each of their addresses, without a rendering process', async () => {
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, BROKEN);
  const server = await site.server({}, database);
  for (const owner of ['', '/shell1', '/of-before/cart', '/a/account/orders']) {
    const url = `/page-data${owner}/lines${LINES}`;
    const response = await server.inject(url);
    expect([url, response.statusCode]).toEqual([url, 200]);
    expect(response.json()).toEqual({
      [POLICY_URL]: expect.objectContaining(DEFAULT_POLICY),
      'skn-002': { product: expect.objectContaining({ id: 'skn-002', price: 125_00 }) },
      'skn-001-travel-15ml': {
        product: expect.objectContaining({ id: 'skn-001' }),
        variant: expect.objectContaining({ id: 'travel-15ml' }),
      },
      'skn-000': null,
    });
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=1, must-revalidate',
      'x-robots-tag': 'noindex',
    });
    const headers = { 'if-none-match': String(response.headers.etag) };
    const again = await server.inject({ url, headers });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  }
});

test('a list of products has what it holds at both addresses, each once and in its order', async () => {
  const server = await site.server({}, database);
  for (const address of ['/page-data/products', '/page-data/storefront1/wishlist/products']) {
    const { products } = (await server.inject(address + ITEMS)).json<{ products: { id: string }[] }>();
    expect(products.map(({ id }) => id)).toEqual(['skn-002', 'skn-001']);
    expect((await server.inject(address)).json()).toEqual({ products: [] });
  }
});

test('a price that changes is in the next answer', async () => {
  const server = await site.server({}, database);
  const price = async () => (await server.inject(`/page-data/lines${LINES}`)).json()['skn-002'].product.price;
  expect(await price()).toBe(125_00);
  await setPrice(99_00);
  // the notification comes over a connection, which is read in another turn
  while ((await price()) !== 99_00) await turn();
});

test('a changed policy is in the next page data and llms.txt, which are kept for a second (PRICE-131)', async () => {
  const server = await site.server({}, database);
  async function taxes() {
    const answers = [await server.inject(`/page-data/lines${LINES}`), await server.inject('/llms.txt')] as const;
    for (const { headers } of answers) expect(headers['cache-control']).toMatch(/^public, max-age=1,/);
    return [answers[0].json()[POLICY_URL].tax, /Tax: (.*?) of/.exec(answers[1].body)?.[1]];
  }
  expect(await taxes()).toEqual([8_000, '8%']);
  await changePolicy(database, { tax: 9_000, operator: 'mia' });
  while ((await taxes())[0] !== 9_000) await turn();
  expect(await taxes()).toEqual([9_000, '9%']);
  await changePolicy(database, { tax: 8_000, operator: 'mia' });
});

test('what stands for nothing is null, and an address that is too long is refused', async () => {
  const server = await site.server({}, database);
  for (const query of ['line=constructor&line=__proto__', `line=${'x'.repeat(2_000)}`, 'line=%00']) {
    const { [POLICY_URL]: policy, ...lines } = (await server.inject(`/page-data/lines?${query}`)).json();
    expect(policy).toMatchObject(DEFAULT_POLICY);
    expect(Object.values(lines)).toEqual(new URLSearchParams(query).getAll('line').map(() => null));
  }
  expect((await server.inject(`/page-data/lines?line=${'x'.repeat(4_001)}`)).statusCode).toBe(414);
});

test.each([
  [undefined, false],
  ['smtp://mail.example', true],
])('pages of a store with the mail server %s are told: %s (GEN-5)', async (smtpUrl, sendsMail) => {
  const server = await site.server({ smtpUrl }, database);
  const response = await server.inject('/page-data/lines?line=skn-003');
  expect(response.json()[POLICY_URL]).toMatchObject({ ...DEFAULT_POLICY, sendsMail });
});

test('without a database what is known stays, and for the rest it says when to come back', async () => {
  let isDown = false;
  const query: typeof database.query = (...args) =>
    isDown ? Promise.reject(new UnavailableError()) : database.query(...args);
  const server = await site.server({}, { ...database, query });
  const known = await server.inject(`/page-data/lines${LINES}`);
  isDown = true;
  await setPrice(99_00);
  expect((await server.inject(`/page-data/lines${LINES}`)).json()).toEqual(known.json());
  const unknown = await server.inject('/page-data/lines?line=skn-003');
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5']);
});

test('a database that does not answer is not waited for', async () => {
  let isSlow = false;
  const query: typeof database.query = (...args) => (isSlow ? new Promise(() => undefined) : database.query(...args));
  const server = await site.server({ renderTimeoutMs: 50 }, { ...database, query });
  isSlow = true;
  expect((await server.inject('/page-data/lines?line=skn-003')).statusCode).toBe(503);
});
