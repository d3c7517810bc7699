import { foldText } from '@glow/shared/text';
import fc from 'fast-check';
import { EARLIER_PAGE } from './action';
import { orderStatuses } from '@glow/shared/orders';
import { sampleProduct } from '@glow/shared/samples';
import type {
  Dashboard,
  List,
  StaffCustomerRow,
  StaffMail,
  StaffOrder,
  StaffOrderRow,
  SubscriberRow,
} from '@glow/shared/staff';
import { addToAuditLog } from '../shop/auditLog';
import { changeOrder } from '../shop/orders/changeOrder';
import { accountBrowser } from '../testing/accountBrowser';
import { sharedStore } from '../testing/sharedStore';
import { anOrder } from '../testing/anOrder';
import { salesByDay } from './dashboard';
import { ROLES } from './roles';

const DAY = 24 * 60 * 60 * 1000;

const shop = sharedStore({ accounts: 'local' });
let page: ReturnType<typeof accountBrowser>;

beforeAll(async () => {
  await shop.sql('update stock set pieces = 900');
  page = accountBrowser(() => shop.server);
  await page.signUp('owner@example.com');
  await page.signIn('owner@example.com');
  await shop.sql("update accounts set role = 'owner', email_verified = 1");
});

const order = async (changes = {}, quantities: Record<string, number> = { 'skn-002': 1 }): Promise<string> =>
  (await shop.post('/api/orders', anOrder(quantities, changes))).json().order.id;
const get = async (path: string) => (await page.get(`/api/admin/${path}`)).json();
const post = (path: string, body: object) => page.send('POST', `/api/admin/${path}`, body);
const stored = async (id: string) =>
  (await shop.sql('select status, tracking, version from orders where id = $1', id))[0];
const idsFor = async (search: string) =>
  ((await get(`orders?search=${encodeURIComponent(search)}`)) as List<StaffOrderRow>).rows.map(({ id }) => id);

describe('an order', () => {
  test('has its version, tracking number, what can follow, and its mails', async () => {
    const id = await order({ customerName: 'Iris Vale' });
    await shop.sql("update outbox set problem = 'refused' where order_id = $1", id);
    await order();
    const found: StaffOrder = (await get(`orders/${id.toLowerCase()}`)).order;
    expect(found).toMatchObject({ version: 0, tracking: '', next: ['shipped', 'cancelled'], changes: [] });
    expect(found.order).toMatchObject({ id, customerName: 'Iris Vale' });
    const mail = {
      id: expect.any(String),
      recipient: 'rose@example.com',
      subject: `Your Glow order ${id}`,
      createdAt: expect.stringMatching(/Z$/),
      problem: 'refused',
    };
    expect(found.mails).toEqual([mail]);
  });

  describe('its mails', () => {
    // of an address of its own, so that its confirmation does not wait
    let people = 0;
    const orderOfOther = (changes = {}) => order({ customerEmail: `other${(people += 1)}@example.com`, ...changes });
    const mailsOf = async (id: string): Promise<StaffMail[]> => (await get(`orders/${id}`)).order.mails;
    const again = (id: string, mail = '') => post(`orders/${id}/mails`, { mail });
    const sent = (id: string) =>
      shop.sql('update outbox set sent_at = 1, next_attempt_at = null where order_id = $1', id);

    test('tell that it was shipped, with its tracking number, has arrived or was cancelled (API-16)', async () => {
      const [id, cancelled] = [await orderOfOther({ customerName: 'Iris Vale' }), await orderOfOther()];
      await post(`orders/${id}`, { version: 0, status: 'shipped', tracking: '1Z 999' });
      await post(`orders/${id}`, { version: 1, tracking: '1Z 1000' });
      await post(`orders/${id}`, { version: 2, note: 'nothing to tell' });
      await post(`orders/${id}`, { version: 3, status: 'delivered' });
      await post(`orders/${cancelled}`, { version: 0, status: 'cancelled' });
      const bodies = await shop.sql('select subject, body from outbox where order_id = $1 order by created_at', id);
      const subject = `Your Glow order ${id}`;
      expect(bodies.map((row) => row.subject).sort()).toEqual(
        ['', ' can be tracked', ' is on its way', ' was delivered'].map((ending) => subject + ending),
      );
      const shipped = bodies.find((row) => String(row.subject).endsWith('on its way'));
      expect(shipped?.body).toMatch(/^Hello Iris Vale,\n\nOrder #\S+ has been shipped\.\n\nTracking:\n1Z 999\n/);
      expect(shipped?.body).toContain(`/track-order#${id}\n`);
      const subjects = (await mailsOf(cancelled)).map((mail) => mail.subject);
      expect(subjects).toContain(`Your Glow order ${cancelled} was cancelled`);
    });

    test('are sent again as the order is now, once what waits was sent, with an entry in the log', async () => {
      const [id, other] = [await orderOfOther(), await orderOfOther()];
      const [mail] = await mailsOf(id);
      const waiting = await again(id, mail?.id);
      expect([waiting.statusCode, waiting.json().message]).toEqual([409, 'This email still waits to be sent.']);
      await sent(id);
      expect((await again(other, mail?.id)).statusCode).toBe(404);
      const answers = await Promise.all([again(id, mail?.id), again(id, mail?.id)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      const mails = await mailsOf(id);
      expect(mails.map(({ subject }) => subject)).toEqual(Array(2).fill(`Your Glow order ${id}`));
      expect((await get(`orders/${id}`)).order.changes).toMatchObject([{ change: 'email sent again: confirmed' }]);
    });

    test('that are no longer true of the order are not sent again', async () => {
      const id = await orderOfOther();
      const kinds = async () => {
        await sent(id);
        const codes: Record<string, number> = {};
        for (const mail of await mailsOf(id)) {
          const { statusCode } = await again(id, mail.id);
          // of two of a kind the first one is sent
          codes[mail.subject.slice(`Your Glow order ${id}`.length + 1)] ??= statusCode;
        }
        return codes;
      };
      await post(`orders/${id}`, { version: 0, status: 'shipped', tracking: 'T-1' });
      await post(`orders/${id}`, { version: 1, tracking: 'T-2' });
      expect(await kinds()).toEqual({ '': 200, 'is on its way': 200, 'can be tracked': 200 });
      await post(`orders/${id}`, { version: 2, tracking: '' });
      expect(await kinds()).toMatchObject({ 'can be tracked': 409, 'is on its way': 200 });
      await post(`orders/${id}`, { version: 3, status: 'delivered' });
      expect(await kinds()).toMatchObject({ '': 200, 'is on its way': 409, 'was delivered': 200 });
      const other = await orderOfOther();
      await post(`orders/${other}`, { version: 0, status: 'cancelled' });
      await sent(other);
      const [, confirmed] = await mailsOf(other);
      expect((await again(other, confirmed?.id)).json().message).toBe(
        'This email is no longer true: the order is cancelled.',
      );
    });

    test('of an older version, and what was refused, are sent again', async () => {
      const id = await orderOfOther();
      await shop.sql("update outbox set content = null, next_attempt_at = null, problem = 'x' where order_id = $1", id);
      const [mail] = await mailsOf(id);
      expect((await again(id, mail?.id)).statusCode).toBe(200);
      expect(await mailsOf(id)).toHaveLength(2);
    });
  });

  test('is changed by staff: status, tracking number and note in one entry, without the number', async () => {
    const id = await order();
    const answer = await post(`orders/${id}`, { version: 0, status: 'shipped', tracking: ' 1Z-99 ', note: 'by  van' });
    expect(answer.json()).toMatchObject({
      withoutStock: [],
      order: { version: 1, tracking: '1Z-99', next: ['delivered'], order: { status: 'shipped' } },
    });
    const entry = { change: 'status processing → shipped, tracking number', note: 'by van' };
    const changes = [{ at: expect.any(Number), operator: 'owner@example.com', subject: id, ...entry }];
    expect(answer.json().order.changes).toEqual(changes);
    await post(`orders/${id}`, { version: 1, tracking: '' });
    expect(await stored(id)).toEqual({ status: 'shipped', tracking: '', version: 2 });
    await post(`orders/${id}`, { version: 2, tracking: '', note: 'only said' });
    expect(await stored(id)).toMatchObject({ version: 3 });
    await post(`orders/${id}`, { version: 3, tracking: '' });
    expect(await stored(id)).toMatchObject({ version: 3 });
    const noted = await post(`orders/${id}`, { version: 3, status: 'shipped', note: 'kept' });
    expect(noted.json().order).toMatchObject({ version: 4, changes: [{ change: 'note', note: 'kept' }, {}, {}, {}] });
  });

  test('that somebody else has changed is not overwritten, and is shown as it is now', async () => {
    const id = await order();
    const answers = await Promise.all([
      post(`orders/${id}`, { version: 0, status: 'shipped', tracking: 'A1' }),
      post(`orders/${id}`, { version: 0, tracking: 'B2' }),
    ]);
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
    const accepted = answers.find(({ statusCode }) => statusCode === 200)?.json();
    expect(refused).toMatchObject({ code: 'changed', current: accepted.order });
    expect(await stored(id)).toMatchObject({ version: 1, tracking: accepted.order.tracking });
  });

  test('changed by a command has another version', async () => {
    const id = await order();
    await changeOrder(shop.database, { id, operator: 'rose', note: 'looked at' });
    await changeOrder(shop.database, { id, operator: 'rose', status: 'shipped' });
    await changeOrder(shop.database, { id, operator: 'rose', status: 'shipped' });
    expect(await stored(id)).toMatchObject({ version: 2 });
    expect((await post(`orders/${id}`, { version: 0, tracking: 'A1' })).json()).toMatchObject({ code: 'changed' });
  });

  test.each([
    ['a note with an address', { version: 0, note: 'ask rose@example.com' }, 409, 'no email address'],
    ['a note with a card', { version: 0, note: '4242 4242 4242 4242' }, 409, 'no card number'],
    ['a status that cannot follow', { version: 0, status: 'delivered' }, 409, 'cannot become delivered'],
    ['no version', { status: 'shipped' }, 400, ''],
    ['a status that is none', { version: 0, status: 'lost' }, 400, ''],
    ['a tracking number with markup', { version: 0, tracking: '<b>' }, 400, 'letters, digits'],
    ['a long tracking number', { version: 0, tracking: '1'.repeat(61) }, 400, 'letters, digits'],
    ['a tracking address that is not https', { version: 0, tracking: 'http://post.example/1' }, 400, 'https://'],
    ['an unknown field', { version: 0, customerEmail: 'a@example.com' }, 400, 'There is no field customerEmail.'],
    ['an email that is none', { version: 0, email: 'rose' }, 400, 'Invalid email format'],
  ])('%s is refused and changes nothing', async (_what, body, code, sentence) => {
    const id = await order();
    const answer = await post(`orders/${id}`, body);
    expect([answer.statusCode, answer.json().message]).toEqual([code, expect.stringContaining(sentence)]);
    expect(answer.json()).not.toMatchObject({ code: 'changed' });
    expect(await stored(id)).toEqual({ status: 'processing', tracking: '', version: 0 });
  });

  test('that is unknown is not there', async () => {
    expect((await page.get('/api/admin/orders/GLW-NONE')).statusCode).toBe(404);
    expect((await post('orders/GLW-NONE', { version: 0, tracking: '1' })).statusCode).toBe(404);
  });
});

describe('the search of orders', () => {
  const shippingAddress = {
    ...{ firstName: 'Łukasz', lastName: 'Żak', email: 'zak@example.com', phone: '604-555-0147' },
    ...{ address1: '7 Ångström Street', city: 'Québec', state: 'QC', zipCode: 'H2X 1Y4', country: 'CA' },
  };
  let id: string;
  beforeAll(async () => {
    const person = { customerName: 'Zoë O’Quill_50%', customerEmail: 'Zoe.Quill@Example.org' };
    id = await order({ ...person, shippingAddress }, { 'mkp-005-plum': 1 });
  });

  test('finds a number however it is written, and a part of it', async () => {
    const digits = id.slice(4);
    const spaced = digits.replace(/(.{4})/g, '$1 ');
    for (const search of [id, `#${id}`, `#glw ${spaced}`, digits.toLowerCase(), `order no ${digits}`, digits.slice(5)])
      expect(await idsFor(search)).toEqual([id]);
    expect(await idsFor(`#${digits.slice(0, 2)}`)).toContain(id);
  });

  test.each([
    ...[
      'zoë',
      'Zoe\u0308',
      'ZOE',
      'oquill',
      'O’Quill',
      "o'quill",
      'Quill_50',
      '  O’Quill   Zoë ',
      'zoe.quill@example.ORG',
    ],
    ...['lukasz zak', 'Żak, Łukasz', 'angstrom', 'ÅNGSTRÖM 7', 'Québec', 'h2x 1y4', 'H2X1Y4', 'quebec ZOE 6045550147'],
    ...[
      '6045550147',
      '604-555-0147',
      '+1 604',
      '+1 (604) 555-0147',
      '1.604.555.0147',
      '555-0147',
      '６０４ ５５５ ０１４７',
    ],
  ])('finds the person, email, phone or place %j', async (search) => expect(await idsFor(search)).toEqual([id]));

  test('finds any of its words in any order, case and form', async () => {
    const words = [
      'Zoë',
      'Łukasz',
      'Żak',
      'Ångström',
      'Québec',
      'H2X1Y4',
      '7 Ångström',
      '6045550147',
      '+1 (604) 555-0147',
      '+1 604 zoë',
      'quill',
      'plum',
    ];
    const forms = [(word: string) => word.normalize('NFD'), (word: string) => word.toUpperCase(), foldText];
    const typed = fc
      .shuffledSubarray(words, { minLength: 1 })
      .chain((chosen) =>
        fc
          .tuple(...chosen.map((word) => fc.constantFrom(...forms).map((form) => form(word))))
          .map((all) => all.join(' ')),
      );
    await fc.assert(
      fc.asyncProperty(typed, async (search) => expect(await idsFor(search)).toEqual([id])),
      { numRuns: 40 },
    );
  });

  test('finds a phone number and a street as they stand on an order, or are dialled', async () => {
    const moss = {
      ...shippingAddress,
      lastName: 'Moss',
      email: 'moss@example.com',
      address1: '604-100 2000 Main Street',
    };
    const withPhone = (phone: string) => order({ shippingAddress: { ...moss, phone } });
    const [extended, lettered] = [await withPhone('604-555-0160 ext. 12'), await withPhone('1-800-FLOWERS')];
    for (const search of ['604-555-0160 ext. 12', '001 604 555 0160', '0016045550160'])
      expect(await idsFor(search)).toContain(extended);
    expect(await idsFor('1-800-FLOWERS')).toContain(lettered);
    expect((await idsFor('604-100 2000 Main Street')).sort()).toEqual([extended, lettered].sort());
  });

  test('finds an account’s orders by its name, as long as there is the account', async () => {
    const [name, account] = ['Wren Ashby-Lark', 'wren'];
    const values = [account, 'wren@example.com', ...name.split(' ')];
    await shop.sql(
      `insert into accounts (id, email, first_name, last_name, created_at, updated_at) values ($1, $2, $3, $4, 0, 0)`,
      ...values,
    );
    await shop.sql('update orders set account_id = $1 where id = $2', account, id);
    expect(await idsFor('ashby lark zoe')).toEqual([id]);
    await shop.sql("update accounts set last_name = 'Finch' where id = $1", account);
    expect([await idsFor('ashby'), await idsFor('finch')]).toEqual([[], [id]]);
    await shop.sql('delete from accounts where id = $1', account);
    expect(await idsFor('finch')).toEqual([]);
  });

  test('finds nothing by what was taken out of an order', async () => {
    const gone = await order({ customerName: 'Aurelia Gone', customerEmail: 'aurelia@example.com' });
    expect(await idsFor('aurelia')).toEqual([gone]);
    await shop.sql("update orders set customer_name = '', customer_email = '', email_key = null where id = $1", gone);
    expect(await idsFor('aurelia')).toEqual([]);
    expect(await shop.value("select count(*) as n from orders where search like '%aurelia%'")).toBe(0);
  });

  test('finds a product of the order', async () => {
    const [line] = await shop.sql('select name from order_lines where order_id = $1', id);
    expect(await idsFor(String(line?.name).toUpperCase())).toContain(id);
  });

  test.each(['%', '_', '%%', 'zo%xyzzy', "'; drop table orders; --", '\\'])('has no wildcard %j', async (search) =>
    expect(await idsFor(search)).toEqual([]),
  );

  test.each([
    ...['orders?page=0', 'orders?page=x', 'orders?page=1.5', 'orders?status=lost', `orders?search=${'x'.repeat(201)}`],
    ...['orders?page=1&page=2', 'orders?search=%00', 'customers?page=-1', 'audit-log?page=0', 'newsletter?page='],
  ])('%s is refused', async (path) => expect((await page.get(`/api/admin/${path}`)).statusCode).toBe(400));
});

test('a long list has pages, and its last in place of one beyond', async () => {
  const status = 'pending';
  const ids = await Promise.all(Array.from({ length: 43 }, () => order()));
  const chosen = 'id in (select json_array_elements_text($2::json))';
  await shop.sql(`update orders set status = $1, created_at = 1 where ${chosen}`, status, JSON.stringify(ids));
  const pages: List<StaffOrderRow>[] = [];
  for (const number of [1, 2, 3]) pages.push(await get(`orders?status=${status}&page=${number}`));
  expect(pages.map(({ rows }) => rows.length)).toEqual([20, 20, 3]);
  expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(ids.sort());
  expect(pages[2]).toMatchObject({ matchCount: 43, page: 3, pageCount: 3 });
  expect(await get(`orders?status=${status}&page=999`)).toEqual(pages[2]);
  const shipTo = 'Rose Miller,\n12 Garden Street,\nPortland, OR 97201,\nUS';
  const person = { customerName: 'Rose Miller', customerEmail: 'rose@example.com', shipTo };
  const sold = { status, total: expect.any(Number), pieces: 1 };
  expect(pages[0]?.rows[0]).toEqual({ id: ids[0], createdAt: '1970-01-01T00:00:00.001Z', ...sold, ...person });
  const none = { rows: [], matchCount: 0, page: 1, pageCount: 1 };
  expect(await get('orders?search=nobody-at-all&page=7')).toMatchObject(none);
});

test('orders that move between pages while somebody pages leave none out', async () => {
  const status = 'pending';
  await shop.sql("update orders set status = 'cancelled' where status = $1", status);
  const ids = await Promise.all(Array.from({ length: 45 }, () => order()));
  for (const [index, id] of ids.entries())
    await shop.sql('update orders set status = $1, created_at = $2 where id = $3', status, 1 + (index % 9), id);
  const read = (query: string): Promise<List<StaffOrderRow>> => get(`orders?status=${status}&${query}`);
  const first = await read('page=1');
  const moved = first.rows.slice(-5).map(({ id }) => id);
  for (const id of moved) await shop.sql("update orders set status = 'shipped' where id = $1", id);
  const second = await read(`page=2&after=${first.after}`);
  const third = await read(`page=3&after=${second.after}`);
  expect([first, second, third].flatMap(({ rows }) => rows.map(({ id }) => id)).sort()).toEqual(ids.sort());
  expect([second, third]).toMatchObject([
    { matchCount: 40, page: 2, pageCount: 3 },
    { matchCount: 40, page: 3, pageCount: 3 },
  ]);
  expect(third).not.toHaveProperty('after');
  // nothing is left after the row
  expect(await read('page=3&after=0 x')).toMatchObject({ page: 2, pageCount: 2, rows: { length: 20 } });
  for (const after of ['x', '1', '1 ', '1 %00', '99999999999999999999 x'])
    expect((await page.get(`/api/admin/orders?after=${after}`)).statusCode).toBe(400);
});

test.each(['orders', 'customers', 'newsletter', 'products?show=low', 'products', 'audit-log'])(
  'the pages of %s have each row once',
  async (path) => {
    const query = path + (path.includes('?') ? '&' : '?');
    const rows: unknown[] = [];
    let list: List<unknown> | undefined;
    do {
      list = (await get(`${query}page=${(list?.page ?? 0) + 1}${list ? `&after=${list.after}` : ''}`)) as List<unknown>;
      rows.push(...list.rows);
    } while (list.after);
    expect([new Set(rows.map((row) => JSON.stringify(row))).size, rows.length]).toEqual([
      list.matchCount,
      list.matchCount,
    ]);
  },
);

test('customers have one row for each address, of guests and accounts, without what was cancelled', async () => {
  const ids = [];
  for (const customerEmail of ['Fern@Example.com', 'fern@example.com', 'FERN@example.com'])
    ids.push(await order({ customerEmail, customerName: 'Fern Hill' }));
  await post(`orders/${ids[2]}`, { version: 0, status: 'cancelled' });
  await accountBrowser(() => shop.server).signUp('fern@example.com', 'Fern');
  await accountBrowser(() => shop.server).signUp('only@example.com', 'Only');
  const { rows }: List<StaffCustomerRow> = await get('customers?search=FERN');
  const paid = "lower(customer_email) = 'fern@example.com' and status <> 'cancelled'";
  const spent = Number(await shop.value(`select sum(total) from orders where ${paid}`));
  const account = { role: 'customer', emailVerified: false, createdAt: expect.stringMatching(/Z$/) };
  const bought = { orders: 3, spent, lastOrderAt: expect.any(String) };
  expect(rows).toEqual([{ email: 'fern@example.com', name: 'Fern Berg', ...bought, account }]);
  expect((await get('customers?search=only@')).rows).toEqual([
    { email: 'only@example.com', name: 'Only Berg', orders: 0, spent: 0, account: expect.anything() },
  ]);
  for (const search of ['quill zoe', 'Żak', '604-555-0147', 'h2x1y4 ångström']) {
    const guests: List<StaffCustomerRow> = await get(`customers?search=${encodeURIComponent(search)}`);
    expect(guests.rows).toEqual([expect.not.objectContaining({ account: expect.anything() })]);
  }
  expect((await get('customers?search=plum')).rows).toEqual([]);
});

test('the sessions of an account are ended', async () => {
  const other = accountBrowser(() => shop.server);
  await other.signUp('away@example.com');
  await other.signIn('away@example.com');
  expect((await post('accounts/sign-out', { email: 'Away@example.com' })).statusCode).toBe(200);
  expect(await other.session()).toBeNull();
  expect((await post('accounts/sign-out', { email: 'nobody@example.com' })).statusCode).toBe(409);
});

test('readers of the newsletter are listed, exported without formulas, and can be taken out', async () => {
  const insert = (email: string, name: string | null, source = 'website', confirmed: number | null = null) =>
    shop.sql(
      `insert into newsletter_subscribers (email_key, email, first_name, interests, source, created_at, confirmed_at)
         values (lower($1), $1, $2, '["skin","a"]', $3, 5, $4)`,
      ...[email, name, source, confirmed],
    );
  await insert('Anna@example.com', '=HYPERLINK("x")', 'website', 7);
  await insert('+b@example.com', null);
  await insert('wait@example.com', 'Wait', 'back_in_stock');
  const { rows }: List<SubscriberRow> = await get('newsletter');
  expect(rows.map(({ email, isConfirmed }) => `${email} ${isConfirmed}`)).toEqual([
    '+b@example.com false',
    'Anna@example.com true',
  ]);
  const asked = { interests: ['skin', 'a'], source: 'website', subscribedAt: new Date(5).toISOString() };
  const anna = { email: 'Anna@example.com', firstName: '=HYPERLINK("x")', ...asked, isConfirmed: true };
  for (const search of ['ANNA', 'hyperlink anna@'])
    expect((await get(`newsletter?search=${search}`)).rows).toEqual([anna]);
  const file = await page.get('/api/admin/newsletter/export');
  const name = 'attachment; filename="glow-newsletter.csv"';
  expect(file.headers).toMatchObject({ 'content-disposition': name, 'cache-control': 'no-store' });
  expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(file.body.split('\r\n')).toEqual([
    '\uFEFFemail,firstName,interests,source,subscribedAt,isConfirmed',
    `"'+b@example.com","","skin | a","website","${new Date(5).toISOString()}",no`,
    `"Anna@example.com","'=HYPERLINK(""x"")","skin | a","website","${new Date(5).toISOString()}",yes`,
    '',
  ]);
  for (const email of ['ANNA@example.com', 'unknown@example.com'])
    expect((await post('newsletter/leave', { email })).statusCode).toBe(200);
  expect((await get('newsletter')).matchCount).toBe(1);
  const [entry] = (await get('audit-log?subject=newsletter')).rows;
  expect(JSON.stringify(entry)).not.toContain('anna');
  expect((await post('newsletter/leave', { email: 'no address' })).statusCode).toBe(400);
});

test('the policy is answered with its changes, and the log has pages by subject', async () => {
  const { version } = await get('policy');
  const answer = await post('policy', { version, tax: 9125 });
  expect(answer.json()).toMatchObject({ success: true, policy: { tax: 9125 }, changes: ['tax 8% → 9.125%'] });
  expect(await get('policy')).toMatchObject({ policy: { tax: 9125 }, version: answer.json().version });
  expect((await post('policy', { version, tax: -1 })).statusCode).toBe(400);
  const log = await get('audit-log?subject=policy');
  expect(log).toMatchObject({
    matchCount: 1,
    rows: [{ operator: 'owner@example.com', subject: 'policy', change: 'tax 8% → 9.125%' }],
  });
  expect((await get('audit-log')).matchCount).toBeGreaterThan(log.matchCount);
  await post('policy', { version: answer.json().version, tax: 8000 });
});

test('the policy that somebody else has changed is not overwritten, whatever was changed, and is shown as it is now', async () => {
  const { version } = await get('policy');
  const changes = [{ tax: 9000 }, { shipping: 999 }, { tax: 7000, shipping: 999, freeFrom: 1 }];
  const answers = await Promise.all(changes.map((change) => post('policy', { version, ...change })));
  const [accepted, ...others] = answers.filter(({ statusCode }) => statusCode === 200).map((answer) => answer.json());
  expect(others).toEqual([]);
  const { policy, version: next } = accepted;
  for (const refused of answers.filter(({ statusCode }) => statusCode !== 200)) {
    const told = { code: 'changed', current: { policy, version: next } };
    expect([refused.statusCode, refused.json()]).toMatchObject([409, told]);
  }
  expect(await get('policy')).toMatchObject({ policy, version: next });
  // an earlier build of the admin names none
  expect((await post('policy', { tax: 8000 })).json().errors).toEqual([{ field: 'version', message: EARLIER_PAGE }]);
  await post('policy', { version: next, tax: 8000, shipping: 899, freeFrom: 7500 });
});

test('what is not known in a body or a query is refused by its name, and nothing changes', async () => {
  const id = await order();
  const bodies: Record<string, object> = {
    [`orders/${id}`]: { version: 0, status: 'cancelled', note: 'hello' },
    [`orders/${id}/mails`]: { mail: '' },
    policy: { version: (await get('policy')).version, tax: 9000 },
    'accounts/role': { email: 'owner@example.com', role: 'customer', was: 'owner' },
    'accounts/sign-out': { email: 'owner@example.com' },
    'newsletter/leave': { email: 'anna@example.com' },
    'products/skn-002': { version: '', entry: {} },
    'products/import': { file: 'id,isNew\nskn-002,yes', isDryRun: false },
  };
  const before = await shop.sql('select count(*) as n from audit_log');
  for (const [path, body] of Object.entries(bodies)) {
    const answer = await post(path, { ...body, customerEmail: 'new@example.com' });
    const message = 'There is no field customerEmail.';
    const refusal = { message, errors: [{ field: 'customerEmail', message }] };
    expect([path, answer.statusCode, answer.json()]).toMatchObject([path, 400, refusal]);
  }
  const posts = Object.keys(ROLES).filter((action) => action.startsWith('POST'));
  const tried = Object.keys(bodies).map((path) => `POST /api/admin/${path.replace(/GLW-\w+|skn-002/, ':id')}`);
  expect(posts.sort()).toEqual(tried.sort());
  for (const path of ['orders', 'customers', 'newsletter', 'audit-log'])
    expect((await get(`${path}?page=1&sort=total`)).message).toBe('There is no field sort.');
  expect(await shop.sql('select count(*) as n from audit_log')).toEqual(before);
});

test('every figure of the dashboard is that of the rows', async () => {
  const now = Date.now();
  for (const days of [1, 3, 13, 14, 29, 31, 59, 61])
    await shop.sql('update orders set created_at = $2 where id = $1', await order(), now - days * DAY);
  await shop.sql("update stock set pieces = 4 where line_id = 'skn-005'");
  await shop.sql("update products set discontinued_at = 1 where id = 'skn-002'");
  await shop.sql("update stock set pieces = 4 where line_id = 'skn-002'");
  const { dashboard }: { dashboard: Dashboard } = await get('dashboard');
  const rows = (await shop.sql('select * from orders order by created_at desc, id')).map((row) => ({
    id: String(row.id),
    at: Number(row.created_at),
    status: String(row.status),
    total: Number(row.total),
    email: String(row.customer_email).toLowerCase(),
  }));
  const counted = rows.filter(({ status }) => status !== 'cancelled');
  const sum = (of: typeof rows) => of.reduce((total, row) => total + row.total, 0);
  const within = (from: number, to: number) =>
    counted.filter(({ at }) => at <= now - from * DAY + (from === 0 ? 60_000 : 0) && at > now - to * DAY);
  const percent = (latest: number, former: number) => ((latest - former) / former) * 100;
  const [latest, former] = [within(0, 30), within(30, 60)];
  expect(former).toHaveLength(2);
  expect(dashboard.revenue).toBe(sum(counted));
  expect(dashboard.orders).toBe(counted.length);
  expect(dashboard.revenueGrowth).toBeCloseTo(percent(sum(latest), sum(former)));
  expect(dashboard.orderGrowth).toBeCloseTo(percent(latest.length, former.length));
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
  const days = Array.from({ length: 14 }, (_, index) => dayOf(now - (13 - index) * DAY));
  const totalOf = (date: string) => sum(counted.filter(({ at }) => dayOf(at) === date));
  expect(dashboard.days).toEqual(days.map((date) => ({ date, total: totalOf(date) })));
  const countOf = (status: string) => rows.filter((row) => row.status === status).length;
  expect(dashboard.statuses).toEqual(Object.fromEntries(orderStatuses.map((status) => [status, countOf(status)])));
  const recent = rows.slice(0, 5).map(({ id, at, status, total }) => {
    return { id, createdAt: new Date(at).toISOString(), status, total, pieces: 1 };
  });
  expect(dashboard.recent).toEqual(recent);
  const accounts = await shop.sql('select email from accounts');
  expect(dashboard.customers).toBe(new Set([...rows, ...accounts].map(({ email }) => email)).size);
  expect(dashboard.products).toBe(11);
  const { name } = sampleProduct('skn-005');
  const image = expect.stringMatching(/^products\/skn-005/);
  expect(dashboard.lowStock).toMatchObject([{ id: 'skn-005', name, stockCount: 4, image }]);
  // 25 hours apart, so on different days
  const todayIn = async (zone: string) => (await get(`dashboard?timeZone=${zone}`)).dashboard.days.at(-1).date;
  expect(await todayIn('Pacific/Kiritimati')).not.toBe(await todayIn('Pacific/Niue'));
  // nothing is sold for 30 days
  await shop.sql('update orders set created_at = created_at - $1', 40 * DAY);
  const { dashboard: later }: { dashboard: Dashboard } = await get('dashboard');
  expect([later.revenueGrowth, later.orderGrowth]).toEqual([-100, -100]);
  await shop.sql('update orders set created_at = created_at + $1', 40 * DAY);
});

test.each([
  ['America/Los_Angeles', '2026-11-01T06:59:59Z', '2026-10-31'],
  ['America/Los_Angeles', '2026-11-01T07:00:00Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T07:45:00Z', '2026-11-01'],
  ['America/Los_Angeles', '2026-11-02T08:00:00Z', '2026-11-02'],
  ['Europe/Berlin', '2026-10-24T21:45:00Z', '2026-10-24'],
  ['Europe/Berlin', '2026-10-25T22:45:00Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['Asia/Kathmandu', '2026-10-25T18:15:00Z', '2026-10-26'],
])('the chart in %s counts a sale of %s on %s, also when summer time ends (GEN-8)', (timeZone, at, date) => {
  const days = salesByDay([{ at: Date.parse(at), total: 5 }], Date.parse('2026-11-03T12:00:00Z'), timeZone);
  expect(days.filter(({ total }) => total > 0)).toEqual([{ date, total: 5 }]);
  expect([days.length, days[0]!.date, days[13]!.date]).toEqual([14, '2026-10-21', '2026-11-03']);
});

test('a time zone that is none is refused with a sentence', async () => {
  expect(await get('dashboard?timeZone=Mars/Olympus')).toMatchObject({
    errors: [{ field: 'timeZone', message: 'This time zone is not known here. One is Europe/Berlin.' }],
  });
});

test('the log names an account and a product, and finds their entries by it', async () => {
  const account = String(await shop.value("select id from accounts where email = 'owner@example.com'"));
  const { name } = sampleProduct('skn-003');
  const entry = { operator: 'root', change: 'looked at' };
  await addToAuditLog(
    shop.database,
    [account, 'skn-003'].map((subject) => ({ ...entry, subject })),
  );
  const found = async (text: string) => (await get(`audit-log?subject=${encodeURIComponent(text)}`)).rows;
  expect(await found('Owner@example.com')).toMatchObject([{ subject: account, name: 'owner@example.com' }]);
  for (const text of [name, 'skn-003']) expect(await found(text)).toMatchObject([{ subject: 'skn-003', name }]);
});

test('errors are those of pages, by build and message', async () => {
  const insert = (browser: string, count: number, at: number) =>
    shop.sql(
      `insert into page_errors values ($3, $1, $1, 'blog', 'b1', 'c', 'render', 'it broke', '[]', $3, $2)`,
      ...[at, count, browser],
    );
  await insert('Chrome 1', 3, 10);
  await insert('Firefox 1', 4, 20);
  const error = { package: 'blog', build: 'b1', phase: 'render', message: 'it broke', count: 7 };
  const times = { firstAt: new Date(10).toISOString(), lastAt: new Date(20).toISOString() };
  expect((await get('errors')).errors).toEqual([{ ...error, ...times }]);
  expect((await get('releases')).releases).toEqual([]);
});
