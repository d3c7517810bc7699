import { planImport } from '../../catalog/planImport';
import { readCatalog } from '../../catalog/readCatalog';
import { signer } from '../../config/signingKey';
import { saveChanges, toSteps } from '../../database/catalogChanges';
import { engines, testServer, type TestServer } from '../../testing/testServer';
import { createStockAlerts, writeStockAlerts } from './stockAlerts';
import { UNSUBSCRIBE_PURPOSE, unsubscribeLink } from './unsubscribeLink';

const KEY = 'a key for tests of thirty-two characters';
const SUNSCREEN = 'skn-006';
const CHESTNUT = 'mkp-001-chestnut';
const links = { site: 'http://glow.example', unsubscribeSigner: signer(KEY, UNSUBSCRIBE_PURPOSE) };

describe.each(engines)('what is back in stock on %s', (engine) => {
  let store: TestServer;

  beforeAll(async () => {
    store = await testServer(engine, { signingKey: KEY, siteUrl: links.site });
  });
  afterAll(() => store.close());

  beforeEach(async () => {
    await store.database.query('delete from stock_alerts', []);
    await store.database.query('delete from outbox', []);
    await store.database.query('update stock set pieces = 0 where line_id in ($1, $2)', [SUNSCREEN, CHESTNUT]);
  });

  async function ask(email: string, ...items: string[]) {
    const payload = { email, interests: items, source: 'back_in_stock' };
    const answer = await store.server.inject({ method: 'POST', url: '/api/newsletter/subscribe', payload });
    return [answer.statusCode, answer.json()];
  }

  /** As `npm run catalog -- set` does. */
  async function setStock(lineId: string, stock: number) {
    const present: Parameters<typeof planImport>[0] = [];
    await readCatalog(store.database, (line) => void present.push(JSON.parse(line)));
    const [productId, variantId] = lineId === CHESTNUT ? ['mkp-001', 'chestnut'] : [lineId];
    const value = variantId ? { id: productId, variants: [{ id: variantId, stock }] } : { id: productId, stock };
    const { rows, problems } = planImport(present, [{ value, variantRows: [] }]);
    expect(problems).toEqual([]);
    await saveChanges(store.database, toSteps(rows));
  }

  async function mails() {
    const rows = await store.database.query('select recipient, body from outbox order by recipient, body', []);
    return rows.map(({ recipient, body }) => [recipient, /^http.*product.*$/m.exec(String(body))?.[0]]);
  }

  /** The emails, once there are so many: the server writes them after a change. */
  async function writtenMails(count: number) {
    for (;;) {
      const written = await mails();
      if (written.length >= count) return written;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function waiting() {
    const rows = await store.database.query('select email_key, item_id from stock_alerts order by 1, 2', []);
    return rows.map(({ email_key, item_id }) => [email_key, item_id]);
  }

  test('each address that waits for it gets one email, once, and is no reader of the newsletter', async () => {
    expect(await ask('Rose@Example.com', SUNSCREEN)).toEqual([200, { success: true, message: expect.any(String) }]);
    await ask('rose@example.com', SUNSCREEN);
    await ask('iris@example.com', SUNSCREEN);
    await ask('lily@example.com', CHESTNUT);
    await writeStockAlerts(store.database, links);
    expect(await mails()).toEqual([]);
    await setStock(SUNSCREEN, 5);
    await Promise.all([writeStockAlerts(store.database, links), writeStockAlerts(store.database, links)]);
    expect(await writtenMails(2)).toEqual([
      ['Rose@Example.com', 'http://glow.example/product/skn-006'],
      ['iris@example.com', 'http://glow.example/product/skn-006'],
    ]);
    expect(await waiting()).toEqual([['lily@example.com', CHESTNUT]]);
    expect(await store.database.query('select email from newsletter_subscribers', [])).toEqual([]);
    await setStock(SUNSCREEN, 0);
    await setStock(SUNSCREEN, 7);
    await writeStockAlerts(store.database, links);
    expect(await mails()).toHaveLength(2);
  });

  test('the email about a shade names it, leads to it, and has the links to leave', async () => {
    await ask('rose@example.com', CHESTNUT);
    await setStock(CHESTNUT, 1);
    await writtenMails(1);
    const [mail] = await store.database.query('select * from outbox', []);
    const link = unsubscribeLink(links.site, 'rose@example.com', links.unsubscribeSigner);
    expect(mail?.body).toContain('Second Skin Serum Foundation (Chestnut) is back in stock');
    expect(mail?.body).toContain('http://glow.example/product/mkp-001?variant=chestnut\n');
    expect(mail?.body).toContain(link);
    expect(JSON.parse(String(mail?.headers))['List-Unsubscribe']).toBe(`<${link}>`);
  });

  test('what is in stock when it is asked for is announced at once', async () => {
    await ask('rose@example.com', 'mkp-004', 'mkp-001');
    // a run that follows an earlier change may have taken them
    expect(await writtenMails(2)).toEqual([
      ['rose@example.com', 'http://glow.example/product/mkp-004'],
      ['rose@example.com', 'http://glow.example/product/mkp-001'],
    ]);
    expect(await waiting()).toEqual([]);
  });

  test('who leaves waits for nothing, and an email that waits is not sent', async () => {
    await ask('rose@example.com', SUNSCREEN, CHESTNUT);
    await setStock(SUNSCREEN, 5);
    await writtenMails(1);
    const { pathname, search } = new URL(unsubscribeLink(links.site, 'rose@example.com', links.unsubscribeSigner));
    await store.server.inject({ method: 'POST', url: pathname + search });
    expect([await mails(), await waiting()]).toEqual([[], []]);
  });

  test('the form without JavaScript is answered with a page that leads back', async () => {
    const answer = await store.server.inject({
      method: 'POST',
      url: '/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded', referer: `${links.site}/product/skn-006` },
      payload: `source=back_in_stock&interests=${SUNSCREEN}&email=rose%40example.com`,
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<h1>We will tell you</h1>');
    expect(answer.body).toContain('<a href="http://glow.example/product/skn-006">Back to the product</a>');
    expect(await waiting()).toEqual([['rose@example.com', SUNSCREEN]]);
  });

  test('a discontinued product is not announced; what is not sold is refused', async () => {
    await ask('rose@example.com', SUNSCREEN);
    await store.database.query('update products set discontinued_at = 1 where id = $1', [SUNSCREEN]);
    await setStock(SUNSCREEN, 5);
    await writeStockAlerts(store.database, links);
    expect(await mails()).toEqual([]);
    const refusal = [400, expect.objectContaining({ success: false, message: 'This product is not in our store.' })];
    expect(await ask('rose@example.com', SUNSCREEN)).toEqual(refusal);
    expect(await ask('rose@example.com', 'skn-999', 'mkp-001-none')).toEqual(refusal);
    expect(await ask('rose@example.com')).toEqual(refusal);
  });
});

test('A change is followed by a run, many changes by few, and a failed run by the next', async () => {
  const reports: unknown[] = [];
  const transaction = jest.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue(0);
  const database = { transaction } as unknown as TestServer['database'];
  const noteChange = createStockAlerts(
    database,
    () => links,
    (error) => reports.push(error),
  );
  noteChange('stock:skn-001');
  expect(transaction).not.toHaveBeenCalled();
  for (const change of ['all', 'product:skn-001', 'product:skn-002']) noteChange(change);
  await new Promise(setImmediate);
  expect([transaction.mock.calls.length, reports.length]).toEqual([2, 1]);
  noteChange('product:skn-001');
  expect(transaction).toHaveBeenCalledTimes(3);
});
