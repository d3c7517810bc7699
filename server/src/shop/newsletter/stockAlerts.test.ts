import { signer } from '../../base/config/signingKey';
import { saveChanges } from '../catalog/catalogChanges';
import { type TestServer } from '../../testing/testServer';
import { sharedStore } from '../../testing/sharedStore';
import { createStockAlerts, writeStockAlerts } from './stockAlerts';
import { UNSUBSCRIBE_PURPOSE, unsubscribeLink } from './unsubscribe';

const KEY = 'a key for tests of thirty-two characters';
const SUNSCREEN = 'skn-006';
const CHESTNUT = 'mkp-001-chestnut';
const links = { site: () => 'http://glow.example', unsubscribeSigner: signer(KEY, UNSUBSCRIBE_PURPOSE) };

const store = sharedStore({ signingKey: KEY, siteUrl: links.site(), subscriptionsPerMinute: 1000 });

beforeEach(async () => {
  await store.database.query('delete from stock_alerts; delete from outbox; delete from newsletter_subscribers');
  await store.sql('update stock set pieces = 0 where line_id in ($1, $2)', SUNSCREEN, CHESTNUT);
});

const subscribe = (email: string, interests: string[], source: string) =>
  store.post('/api/newsletter/subscribe', { email, interests, source });

async function ask(email: string, ...items: string[]) {
  const answer = await subscribe(email, items, 'back_in_stock');
  return [answer.statusCode, answer.json()];
}

/** An address that has confirmed, and asks. */
async function askConfirmed(email: string, ...items: string[]) {
  await ask(email, ...items);
  await press(await tokenOf(email));
  await store.sql('delete from outbox where body like $1', '%/newsletter/confirm%');
}

async function tokenOf(email: string): Promise<string> {
  const sql = 'select body from outbox where recipient = $1 and body like $2 order by created_at desc limit 1';
  const body = await store.value(sql, email, '%/newsletter/confirm%');
  return /confirm\?token=(\S+)/.exec(String(body))?.[1] ?? '';
}

/** Presses a button of the page of a link. */
async function press(token: string, kind: 'alerts' | null = 'alerts') {
  const answer = await store.post('/api/newsletter/confirm', { token, kind: kind ?? undefined });
  return [answer.statusCode, answer.json().message];
}

const TOLD = [200, 'We will write to you once, as soon as it is back.'];

/** What the page of a link asks. */
const question = async (token: string) => (await store.post('/api/newsletter/question', { token })).json();

/** As `npm run glow -- catalog set` does. */
async function setStock(lineIds: string | string[], pieces: number) {
  const productOf = (line: string) => (line === CHESTNUT ? 'mkp-001' : line);
  const stock = [lineIds].flat().map((line) => ({ line_id: line, product_id: productOf(line), pieces }));
  await saveChanges(store.database, [
    { products: [], variants: [], reviews: [], stock, product_texts: [], search_words: [] },
  ]);
}

async function mails() {
  const rows = await store.sql('select recipient, body from outbox order by recipient, body');
  return rows.map(({ recipient, body }) => [recipient, /^http.*product.*$/m.exec(String(body))?.[0]]);
}

/** The emails about products that are back in stock. */
const alerts = async () => (await mails()).filter(([, link]) => link);

/** Waits for so many emails, which the server writes after a change; a call skips addresses that a run holds. */
async function written(count: number, read: typeof mails) {
  while ((await read()).length < count) await new Promise((resolve) => setTimeout(resolve, 20));
  return read();
}
const writtenAlerts = (count: number) => written(count, alerts);
const writtenMails = (count: number) => written(count, mails);

async function waiting() {
  const rows = await store.sql('select email_key, item_id from stock_alerts order by 1, 2');
  return rows.map(({ email_key, item_id }) => [email_key, item_id]);
}

test('a confirmed address gets one email, and is no reader of the newsletter (NEWS-21, NEWS-22)', async () => {
  expect(await ask('Rose@Example.com', SUNSCREEN)).toEqual([200, { success: true, message: expect.any(String) }]);
  expect(await press(await tokenOf('Rose@Example.com'))).toEqual(TOLD);
  await ask('rose@example.com', SUNSCREEN);
  await askConfirmed('iris@example.com', SUNSCREEN);
  await askConfirmed('lily@example.com', CHESTNUT);
  await writeStockAlerts(store.database, links);
  expect(await alerts()).toEqual([]);
  await setStock(SUNSCREEN, 5);
  await Promise.all([writeStockAlerts(store.database, links), writeStockAlerts(store.database, links)]);
  expect(await writtenAlerts(2)).toEqual([
    ['Rose@Example.com', 'http://glow.example/product/skn-006'],
    ['iris@example.com', 'http://glow.example/product/skn-006'],
  ]);
  expect(await waiting()).toEqual([['lily@example.com', CHESTNUT]]);
  const readers = 'select 1 from newsletter_subscribers where confirmed_at is not null';
  expect(await store.sql(readers)).toEqual([]);
  await setStock(SUNSCREEN, 0);
  await setStock(SUNSCREEN, 7);
  await writeStockAlerts(store.database, links);
  expect(await alerts()).toHaveLength(2);
});

test('the email about a shade names it, leads to it, and has the links to leave (NEWS-22)', async () => {
  await askConfirmed('rose@example.com', CHESTNUT);
  await setStock(CHESTNUT, 1);
  await writtenAlerts(1);
  const [mail] = await store.sql('select * from outbox');
  const link = unsubscribeLink(links.site(), 'rose@example.com', links.unsubscribeSigner);
  expect(mail?.body).toContain('Second Skin Serum Foundation (Chestnut) is back in stock');
  expect(mail?.body).toContain('http://glow.example/product/mkp-001?variant=chestnut\n');
  expect(mail?.body).toContain(link);
  expect(JSON.parse(String(mail?.headers))['List-Unsubscribe']).toBe(`<${link}>`);
});

test('all that comes back at one time is one email (NEWS-22)', async () => {
  await askConfirmed('rose@example.com', SUNSCREEN, CHESTNUT);
  await setStock([SUNSCREEN, CHESTNUT], 3);
  await writtenAlerts(1);
  const [mail, ...others] = await store.sql('select body from outbox');
  expect([others, await waiting()]).toEqual([[], []]);
  const links = String(mail?.body).match(/\/product\/.*/g);
  expect(links?.sort()).toEqual(['/product/mkp-001?variant=chestnut', '/product/skn-006']);
});

test('who waits for a product without a variant is told of any variant of it (NEWS-22)', async () => {
  const pieces = await store.sql("select line_id, pieces from stock where product_id = 'mkp-001'");
  await store.sql("update stock set pieces = 0 where product_id = 'mkp-001'");
  await askConfirmed('rose@example.com', 'mkp-001');
  await setStock(CHESTNUT, 1);
  expect(await writtenAlerts(1)).toEqual([['rose@example.com', 'http://glow.example/product/mkp-001']]);
  for (const { line_id: line = null, pieces: count = null } of pieces)
    await store.sql('update stock set pieces = $2 where line_id = $1', line, count);
});

test('what is in stock is answered so, without a mail; only what is out of stock is waited for (API-31)', async () => {
  const message = 'This is in stock now: you can add it to your cart.';
  const inStock = [409, expect.objectContaining({ success: false, message })];
  expect(await ask('rose@example.com', 'mkp-004', 'mkp-001')).toEqual(inStock);
  expect([await mails(), await waiting()]).toEqual([[], []]);
  await ask('rose@example.com', 'mkp-004', SUNSCREEN);
  expect(await waiting()).toEqual([['rose@example.com', SUNSCREEN]]);
});

test('an unconfirmed address is asked once, about what it waits for, and gets no more (NEWS-21, API-32)', async () => {
  const first = await ask('rose@example.com', SUNSCREEN);
  expect(await ask('rose@example.com', CHESTNUT)).toEqual(first);
  expect(await ask('rose@example.com', SUNSCREEN, CHESTNUT)).toEqual(first);
  const [mail, ...others] = await store.sql('select * from outbox');
  expect(others).toEqual([]);
  const name = 'Invisible Shield Mineral Sunscreen SPF 50';
  expect(mail?.body).toContain(`Please confirm that you would like us to tell you when ${name} is back in stock.`);
  await setStock(SUNSCREEN, 5);
  await writeStockAlerts(store.database, links);
  expect(await mails()).toHaveLength(1);
  await store.sql("update products set name = 'A <b> & c' where id = 'mkp-001'");
  const token = await tokenOf('rose@example.com');
  const waitedFor = `${name}, A <b> & c (Chestnut)`;
  expect(await question(token)).toEqual({ success: true, isReader: false, waitedFor });
  await store.sql("update products set name = 'Second Skin Serum Foundation' where id = 'mkp-001'");
  expect(await alerts()).toEqual([]);
  // a form without a kind, too, makes no reader of an address that has not asked for it
  expect(await press(token, null)).toEqual(TOLD);
  expect(await store.sql('select confirmed_at from newsletter_subscribers')).toEqual([{ confirmed_at: null }]);
  expect(await writtenAlerts(1)).toEqual([['rose@example.com', 'http://glow.example/product/skn-006']]);
  expect(await waiting()).toEqual([['rose@example.com', CHESTNUT]]);
});

test('a reader has confirmed; who signs up beside an alert confirms each on one page (NEWS-21, API-32)', async () => {
  await store.sql(`insert into newsletter_subscribers (email_key, email, interests, source, created_at, confirmed_at, alerts_confirmed_at)
       values ('iris@example.com', 'Iris@example.com', '[]', 'footer', 1, 1, 1)`);
  await ask('iris@example.com', SUNSCREEN);
  await ask('rose@example.com', SUNSCREEN);
  expect(await mails()).toHaveLength(1);
  await subscribe('rose@example.com', ['blog'], 'footer');
  expect(await mails()).toHaveLength(1);
  const token = await tokenOf('rose@example.com');
  expect(await question(token)).toMatchObject({ isReader: true, waitedFor: expect.stringMatching(/Sunscreen/) });
  expect(await press(token)).toEqual(TOLD);
  expect(
    await store.sql("select 1 from newsletter_subscribers where email_key = 'rose@example.com' and confirmed_at > 0"),
  ).toEqual([]);
  expect(await press(token, null)).toEqual([200, expect.stringMatching(/^Welcome!/)]);
  const rows = await store.sql('select email_key, source, confirmed_at from newsletter_subscribers');
  expect(rows).toContainEqual({ email_key: 'rose@example.com', source: 'footer', confirmed_at: expect.anything() });
  await setStock(SUNSCREEN, 5);
  expect((await writtenAlerts(2)).map(([recipient]) => recipient)).toEqual(['Iris@example.com', 'rose@example.com']);
});

test('one address waits for twenty things at most, and is answered as ever (NEWS-23)', async () => {
  const stock = await store.sql('select line_id, pieces from stock order by 1');
  const lines = stock.slice(0, 24).map(({ line_id }) => String(line_id));
  await store.sql('update stock set pieces = 0');
  const answers = [
    await ask('rose@example.com', ...lines.slice(0, 15)),
    await ask('rose@example.com', ...lines.slice(15)),
    await ask('iris@example.com', lines[0] ?? ''),
  ];
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect((await waiting()).filter(([key]) => key === 'rose@example.com')).toHaveLength(20);
  for (const { line_id: line = null, pieces = null } of stock)
    await store.sql('update stock set pieces = $2 where line_id = $1', line, pieces);
});

test('the shop asks 300 addresses an hour at most, known or not, and says when to come back (NEWS-41)', async () => {
  const asked = `insert into newsletter_subscribers (email_key, email, interests, source, created_at, asked_at)
    select 'a' || i || '@example.com', 'a' || i || '@example.com', '[]', 'footer', 1, $1 from generate_series(1, $2::int) i`;
  await store.sql(asked, Date.now() - 1_800_000, 299);
  expect((await ask('rose@example.com', SUNSCREEN))[0]).toBe(200);
  const count = (await mails()).length;
  const tooMany = 'Too many people are signing up right now. Please try again later.';
  for (const email of ['rose@example.com', 'iris@example.com'])
    for (const source of ['footer', 'back_in_stock']) {
      const answer = await subscribe(email, [SUNSCREEN], source);
      expect([answer.statusCode, answer.json().message]).toEqual([503, tooMany]);
      expect(Number(answer.headers['retry-after'])).toBeCloseTo(1800, -2);
    }
  expect([(await mails()).length, await waiting()]).toEqual([count, [['rose@example.com', SUNSCREEN]]]);
  await store.sql('update newsletter_subscribers set asked_at = asked_at - 3600000');
  expect((await ask('iris@example.com', SUNSCREEN))[0]).toBe(200);
});

test('who has waited since before that was asked is asked to confirm, once', async () => {
  for (const email of ['Rose@example.com', 'iris@example.com'])
    await store.sql('insert into stock_alerts values (lower($2), $1, $1, $2, 1)', SUNSCREEN, email);
  await store.sql(`insert into newsletter_subscribers (email_key, email, interests, source, created_at)
    values ('iris@example.com', 'iris@example.com', '[]', 'footer', 1)`);
  const noteChange = createStockAlerts(store.database, links, (error) => {
    throw error;
  });
  noteChange('all');
  await writtenMails(2);
  noteChange('all');
  await setStock(SUNSCREEN, 5);
  expect((await mails()).map(([recipient]) => recipient)).toEqual(['Rose@example.com', 'iris@example.com']);
  expect(await press(await tokenOf('Rose@example.com'))).toEqual(TOLD);
  expect(await writtenAlerts(1)).toEqual([['Rose@example.com', 'http://glow.example/product/skn-006']]);
});

test('who leaves waits for nothing, and no email that waits is sent, of any kind (NEWS-23, API-32)', async () => {
  await askConfirmed('rose@example.com', SUNSCREEN, CHESTNUT);
  await setStock(SUNSCREEN, 5);
  await writtenAlerts(1);
  await ask('iris@example.com', CHESTNUT);
  const token = await tokenOf('iris@example.com');
  for (const address of ['rose@example.com', 'iris@example.com']) {
    const { pathname, search } = new URL(unsubscribeLink(links.site(), address, links.unsubscribeSigner));
    await store.post(pathname + search);
  }
  expect([await mails(), await waiting()]).toEqual([[], []]);
  expect(await press(token)).toEqual([404, expect.stringMatching(/^This link no longer works/)]);
  expect(await store.sql('select 1 from newsletter_subscribers')).toEqual([]);
});

test('a discontinued product is not announced; what is not sold is refused (NEWS-22, API-31)', async () => {
  await askConfirmed('rose@example.com', SUNSCREEN);
  await store.sql('update products set discontinued_at = 1 where id = $1', SUNSCREEN);
  await setStock(SUNSCREEN, 5);
  await writeStockAlerts(store.database, links);
  expect(await mails()).toEqual([]);
  const refusal = [400, expect.objectContaining({ success: false, message: 'This product is not in our store.' })];
  expect(await ask('rose@example.com', SUNSCREEN)).toEqual(refusal);
  expect(await ask('rose@example.com', 'skn-999', 'mkp-001-none')).toEqual(refusal);
  expect(await ask('rose@example.com')).toEqual(refusal);
});

test('A change is followed by a run, many changes by few, and a failed run by the next', async () => {
  const reports: unknown[] = [];
  const transaction = jest.fn().mockRejectedValueOnce(new Error('no database')).mockResolvedValue([]);
  const database = { transaction, query: async () => [] } as unknown as TestServer['database'];
  const noteChange = createStockAlerts(database, links, (error) => reports.push(error));
  noteChange('stock:skn-001');
  expect(transaction).not.toHaveBeenCalled();
  noteChange('all');
  await Promise.resolve();
  for (const change of ['all', 'product:skn-001', 'product:skn-002']) noteChange(change);
  await new Promise(setImmediate);
  expect([transaction.mock.calls.length, reports.length]).toEqual([2, 1]);
  noteChange('product:skn-001');
  await new Promise(setImmediate);
  expect(transaction).toHaveBeenCalledTimes(3);
});
