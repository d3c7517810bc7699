import type { List, StaffOrderRow } from '@glow/shared/staff';
import { changeOrder } from '../shop/orders/changeOrder';
import { accountBrowser } from '../testing/accountBrowser';
import { anOrder } from '../testing/anOrder';
import { sharedStore } from '../testing/sharedStore';

const shop = sharedStore({ accounts: 'local' });
let page: ReturnType<typeof accountBrowser>;

beforeAll(async () => {
  page = accountBrowser(() => shop.server);
  await page.signUp('owner@example.com');
  await page.signIn('owner@example.com');
  await shop.sql("update accounts set role = 'owner', email_verified = 1");
});

const order = async (changes: Record<string, unknown>): Promise<string> =>
  (await shop.post('/api/orders', anOrder({ 'skn-002': 1 }, changes))).json().order.id;
const get = async (path: string) => (await page.get(`/api/admin/${path}`)).json();
const post = (path: string, body: object) => page.send('POST', `/api/admin/${path}`, body);
const idsFor = async (search: string) =>
  ((await get(`orders?search=${encodeURIComponent(search)}`)) as List<StaffOrderRow>).rows.map(({ id }) => id);

describe('the dates of an order', () => {
  const track = (orderId: string) => shop.post('/api/orders/track', { orderId, email: 'rose@example.com' });

  test('and its tracking are seen by staff and by whoever tracks it, without other changes (ORD-9)', async () => {
    const id = await order({ customerEmail: 'rose@example.com' });
    expect((await track(id)).json().order).not.toHaveProperty('tracking');
    const tracking = 'https://post.example/1Z?a=b';
    await post(`orders/${id}`, { version: 0, status: 'shipped', tracking });
    await post(`orders/${id}`, { version: 1, note: 'status lost → found' });
    const { order: shown } = (await post(`orders/${id}`, { version: 2, status: 'delivered' })).json().order;
    const [delivered, , shipped] = (await get(`orders/${id}`)).order.changes;
    const iso = ({ at }: { at: number }) => new Date(at).toISOString();
    expect(shown).toMatchObject({ tracking, statusDates: { shipped: iso(shipped), delivered: iso(delivered) } });
    expect((await track(id)).json().order).toMatchObject({ tracking, statusDates: shown.statusDates });
    expect(Object.keys(shown.statusDates)).toHaveLength(2);
  });

  test('are read by the index of the log', async () => {
    await shop.sql('set enable_seqscan = off');
    const plan = await shop.sql(`explain (format json) select (select count(*) from audit_log
      where subject = orders.id and change ~ '^status') from orders`);
    expect(JSON.stringify(plan)).toContain('audit_log_of_subject');
  });
});

describe('a correction of an order', () => {
  const wrong = { customerEmail: 'wrong@example.com' };
  const ADDRESS = {
    ...{
      firstName: 'Zoë',
      lastName: 'Quill',
      address1: '9 New Street',
      city: 'Québec',
      state: 'QC',
      zipCode: 'H2X 1Y4',
    },
    ...{ country: 'CA', phone: '604-555-0147' },
  };
  const row = async (id: string) => (await shop.sql('select * from orders where id = $1', id))[0];
  const seen = async (id: string) => (await get(`orders/${id}`)).order.order;

  test('changes email, address and name wherever they are, and no sum; the log names no value', async () => {
    const id = await order(wrong);
    const before = await seen(id);
    expect(await idsFor('wrong@example.com')).toContain(id);
    const answer = (await post(`orders/${id}`, { version: 0, email: ' Zoe@Example.com ', address: ADDRESS })).json()
      .order;
    const { email: _, ...rest } = before.shippingAddress;
    expect(rest).not.toMatchObject(ADDRESS);
    expect(answer.order).toEqual({
      ...before,
      customerEmail: 'Zoe@Example.com',
      customerName: 'Zoë Quill',
      shippingAddress: { ...ADDRESS, email: 'Zoe@Example.com' },
      billingAddress: { ...before.billingAddress, email: 'Zoe@Example.com' },
    });
    expect(answer).toMatchObject({ version: 1, changes: [{ change: 'email, shipping address' }] });
    expect(await row(id)).toMatchObject({ email_key: 'zoe@example.com' });
    expect(await idsFor('wrong@example.com')).not.toContain(id);
    expect(await idsFor('zoe quill quebec')).toEqual([id]);
    expect((await shop.post('/api/orders/track', { orderId: id, email: 'zoe@example.com' })).statusCode).toBe(200);
    expect(
      (await post(`orders/${id}`, { version: 1, email: 'Zoe@Example.com', address: ADDRESS })).json(),
    ).toMatchObject({
      order: { version: 1 },
    });
    expect((await post(`orders/${id}`, { version: 0, email: 'other@example.com' })).json().code).toBe('changed');
  });

  test('of the email is told to the former address, and what waits for it goes to the new one instead', async () => {
    const id = await order(wrong);
    const change = { id, operator: 'rose' };
    const mails = () =>
      shop.sql('select recipient, subject, body from outbox where order_id = $1 order by subject', id);
    await changeOrder(shop.database, { ...change, note: 'email' });
    await changeOrder(shop.database, { ...change, email: 'Wrong@example.com' });
    expect(await mails()).toMatchObject([{ recipient: 'wrong@example.com', subject: `Your Glow order ${id}` }]);
    await changeOrder(shop.database, { ...change, email: 'a@example.com' });
    const subject = `Your Glow order ${id}`;
    expect(await mails()).toMatchObject([
      { recipient: 'a@example.com', subject },
      { recipient: 'Wrong@example.com', subject: `${subject} has another email address` },
    ]);
    // nothing of the order, nor the new address
    expect((await mails())[1]?.body).not.toMatch(/\$|a@|Hello \w|Portland/);
  });

  test('each former address is told, also if it was corrected twice before a mail was sent, and what was refused stays', async () => {
    const id = await order(wrong);
    await shop.sql("update outbox set next_attempt_at = null, problem = 'refused' where order_id = $1", id);
    await post(`orders/${id}`, { version: 0, email: 'b@example.com' });
    await post(`orders/${id}`, { version: 1, email: 'c@example.com' });
    const rows = await shop.sql('select recipient, subject, problem from outbox where order_id = $1', id);
    const told = rows.map(
      ({ recipient, subject, problem }) => `${recipient} ${/another/.test(String(subject))} ${problem}`,
    );
    expect(told.sort()).toEqual([
      'b@example.com true null',
      'c@example.com false null',
      'wrong@example.com false refused',
      'wrong@example.com true null',
    ]);
  });

  test('mails of the former address are sent again to it, others to the new one', async () => {
    const id = await order(wrong);
    await post(`orders/${id}`, { version: 0, email: 'right@example.com' });
    await shop.sql('update outbox set sent_at = 1, next_attempt_at = null where order_id = $1', id);
    for (const { id: mail } of (await get(`orders/${id}`)).order.mails)
      expect((await post(`orders/${id}/mails`, { mail })).statusCode).toBe(200);
    const again = await shop.sql('select recipient from outbox where order_id = $1 and sent_at is null', id);
    expect(again.map(({ recipient }) => recipient).sort()).toEqual(['right@example.com', 'wrong@example.com']);
  });

  test('of the email takes an order from an account that has it by its address alone, not from its own', async () => {
    const [claimed, other, own] = [await order(wrong), await order(wrong), await order(wrong)];
    const account = String(await shop.value('select id from accounts'));
    await shop.sql('update orders set account_id = $1, claimed = 1 where id in ($2, $3)', account, claimed, other);
    await shop.sql('update orders set account_id = $1 where id = $2', account, own);
    expect((await get(`orders/${claimed}`)).order.corrections).toEqual(['address', 'email']);
    await post(`orders/${claimed}`, { version: 0, email: 'right@example.com' });
    expect(await row(claimed)).toMatchObject({ account_id: null, claimed: 0 });
    await post(`orders/${other}`, { version: 0, email: 'Wrong@example.com', address: ADDRESS });
    expect(await row(other)).toMatchObject({ account_id: account, claimed: 1, customer_email: 'Wrong@example.com' });
    expect((await get(`orders/${own}`)).order.corrections).toEqual(['address']);
    const refused = await post(`orders/${own}`, { version: 0, email: 'right@example.com' });
    expect([refused.statusCode, refused.json().message]).toEqual([409, expect.stringContaining('so its email stays')]);
    await post(`orders/${own}`, { version: 0, address: ADDRESS });
    expect(await row(own)).toMatchObject({ account_id: account, claimed: 0, version: 1 });
  });

  test.each(['shipped', 'delivered', 'cancelled'])('is refused once the order is %s', async (status) => {
    const id = await order(wrong);
    await shop.sql('update orders set status = $1 where id = $2', status, id);
    const body = { version: 0, address: ADDRESS, note: 'kept' };
    expect((await post(`orders/${id}`, body)).json().message).toBe(
      `Order ${id} is ${status}, so it cannot be corrected.`,
    );
    expect((await get(`orders/${id}`)).order).toMatchObject({ version: 0, corrections: [], changes: [] });
  });

  test.each([
    ['a field that is missing', { ...ADDRESS, city: undefined }, 400, 'City is required'],
    ['a field that an address does not have', { ...ADDRESS, email: 'a@example.com' }, 400, 'There is no field email.'],
    ['a card number', { ...ADDRESS, address2: '4242 4242 4242 4242' }, 422, 'Card numbers'],
  ])('with %s is refused', async (_what, address, code, sentence) => {
    const id = await order(wrong);
    const answer = await post(`orders/${id}`, { version: 0, address });
    expect([answer.statusCode, answer.json().message]).toEqual([code, expect.stringContaining(sentence)]);
    expect(await row(id)).toMatchObject({ version: 0 });
  });
});
