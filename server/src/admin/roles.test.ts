import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { readProduct } from '../shop/catalog/import/changeProducts';
import { readPolicy } from '../shop/policy/storePolicy';
import { anOrder } from '../testing/anOrder';
import { expectReference, toTable } from '../testing/expectReference';
import { sharedStore } from '../testing/sharedStore';
import { serverOn } from '../testing/testServer';
import type { FastifyInstance } from 'fastify';
import { accountBrowser, PASSWORD, mailsTo, tokenTo } from '../testing/accountBrowser';
import { makeOwner } from '../shop/accounts/makeOwner';
import { ROLES } from './roles';

const ROLE_NAMES = ['customer', 'support', 'catalogue', 'owner'];
const CELLS = Object.entries(ROLES).flatMap(([action, roles]) =>
  ROLE_NAMES.map((role) => ({ action, role, code: roles.some((one) => one === role) ? 200 : 403 })),
);
const INTRODUCTION = `# Which role may do what

For whoever gives roles to staff. After it you can say what each role may do.

\`server/src/admin/roles.test.ts\` asks each address as each role and checks this page. With \`WRITE_DOCUMENTS=1\` it
writes the page. A request without a session gets 401. With \`ACCOUNTS=simulated\` each address is 404.
`;
/** A body that each action accepts. */
const BODIES: Record<string, object> = {
  'POST /api/admin/products/import': { file: 'id,isNew\nskn-002,yes', isDryRun: true },
  'POST /api/admin/policy': { tax: 9000 },
  'POST /api/admin/accounts/role': { email: 'customer@example.com', role: 'customer', was: 'customer' },
  'POST /api/admin/accounts/sign-out': { email: 'other@example.com' },
  'POST /api/admin/newsletter/leave': { email: 'reader@example.com' },
};

test('docs/reference/roles.md has every action, and the answer that each role gets', () => {
  const actions = Object.keys(ROLES);
  const rows = actions.map((action) => {
    const codes = CELLS.filter((cell) => cell.action === action).map(({ code }) => String(code));
    return [`\`${action}\``, ...codes];
  });
  expectReference('roles.md', `${INTRODUCTION}\n${toTable([['action', ...ROLE_NAMES], ...rows])}\n`);
});

const shop = sharedStore({ accounts: 'local' });
const browser = () => accountBrowser(() => shop.server);
const confirm = (email: string) => shop.sql('update accounts set email_verified = 1 where email = $1', email);

describe('roles', () => {
  let orderId: string;
  const pages = new Map<string, ReturnType<typeof accountBrowser>>();
  const pageOf = (role: string) => pages.get(role) ?? browser();
  const act = async (role: string, action: string, body = BODIES[action]) => {
    const [method, url = ''] = action.split(' ') as ['GET' | 'POST', string];
    const [order] = await shop.sql('select version from orders where id = $1', orderId);
    // a mail that waits is not sent again
    await shop.sql('update outbox set next_attempt_at = null');
    const id = url.includes('/products/') ? 'skn-002' : orderId;
    const version = url.endsWith('/policy') ? (await readPolicy(shop.database)).version : Number(order?.version);
    const sent = body && !url.endsWith('/policy') ? body : { version, ...body };
    return pageOf(role).send(method, url.replace(':id', id), sent);
  };

  beforeAll(async () => {
    const placed = await shop.post('/api/orders', anOrder());
    orderId = placed.json().order.id;
    await browser().signUp('other@example.com');
    const [mail] = await shop.sql('select id from outbox where order_id = $1', orderId);
    BODIES['POST /api/admin/orders/:id/mails'] = { mail: String(mail?.id) };
    const { version } = await readProduct(shop.database, 'skn-002');
    BODIES['POST /api/admin/products/:id'] = { version, entry: { isNew: true } };
    for (const role of ROLE_NAMES) {
      const page = browser();
      pages.set(role, page);
      await page.signUp(`${role}@example.com`);
      await page.signIn(`${role}@example.com`);
      const sql = 'update accounts set role = $1, email_verified = $2 where email = $3';
      await shop.sql(sql, role, Number(role !== 'customer'), `${role}@example.com`);
    }
  });

  test.each(CELLS)('$role gets $code for $action', async ({ action, role, code }) => {
    expect((await act(role, action)).statusCode).toBe(code);
  });

  test.each(Object.keys(ROLES))('a person without a session gets 401 for %s', async (action) => {
    expect(await act('nobody', action)).toMatchObject({ statusCode: 401, body: expect.stringContaining('signed_out') });
    const page = browser();
    page.cookies.set('glow_session', 'forged.forged').set('glow_signed_in', '1');
    const [method, url = ''] = action.split(' ') as ['GET' | 'POST', string];
    expect((await page.send(method, url, BODIES[action])).statusCode).toBe(401);
  });

  test('a request from another site changes nothing', async () => {
    const headers = { origin: 'https://evil.example' };
    expect((await pageOf('owner').send('POST', '/api/admin/policy', { tax: 1 }, headers)).statusCode).toBe(403);
  });

  test('a role changes at once, and the last owner stays one', async () => {
    const change = (email: string, role: string, was = 'customer') =>
      act('owner', 'POST /api/admin/accounts/role', { email, role, was });
    expect((await change('owner@example.com', 'customer', 'owner')).statusCode).toBe(409);
    expect((await change('nobody@example.com', 'owner')).statusCode).toBe(409);
    for (const role of ['support', 'catalogue', 'owner'])
      expect((await change('customer@example.com', role)).json().message).toMatch(/^Only a confirmed address/);
    await confirm('customer@example.com');
    expect((await change('Customer@example.com', 'owner')).statusCode).toBe(200);
    expect((await act('customer', 'GET /api/admin/audit-log')).statusCode).toBe(200);
    expect((await change('customer@example.com', 'customer', 'owner')).statusCode).toBe(200);
    expect((await act('customer', 'GET /api/admin/audit-log')).statusCode).toBe(403);
  });

  test('a role that another owner has changed meanwhile is not overwritten', async () => {
    const change = (role: string, was: string) =>
      act('owner', 'POST /api/admin/accounts/role', { email: 'other@example.com', role, was });
    await confirm('other@example.com');
    expect((await change('support', 'customer')).statusCode).toBe(200);
    const late = await change('catalogue', 'customer');
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'changed', current: { role: 'support' } }]);
    expect((await change('customer', 'support')).statusCode).toBe(200);
    // each change is told to who has the role, a refused one is not
    const told = (await mailsTo(shop.database, 'other@example.com')).filter((text) => text.includes('Your role'));
    expect(told).toEqual([
      expect.stringContaining('Your role at the shop is now: customer.\n\nOpen Glow:\n/account\n'),
      expect.stringContaining('Your role at the shop is now: support.\n\nOpen Glow:\n/admin\n'),
    ]);
  });

  test('the last owner cannot delete the account, and of two who delete theirs at once one stays', async () => {
    const remove = (role: string) => pageOf(role).auth('delete-user', { password: PASSWORD });
    const refused = await remove('owner');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'LAST_OWNER']);
    const second = browser();
    await second.signUp('second@example.com');
    await second.signIn('second@example.com');
    await shop.sql("update accounts set role = 'owner', email_verified = 1 where email = 'second@example.com'");
    const both = await Promise.all([remove('owner'), second.auth('delete-user', { password: PASSWORD })]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the command that makes an owner', () => {
  const command = (email: string) => makeOwner(shop.database, { email, operator: 'root' });
  const roleOf = async (email: string) => shop.value('select role from accounts where email = $1', email);
  const usingLink = (token = '') => browser().auth('reset-password', { newPassword: PASSWORD, token });

  test('it prints no link before the shop was open, and none that leads elsewhere than to the shop', async () => {
    await expect(command('new@example.com')).rejects.toThrow('The shop is not open');
    await shop.server.listen({ port: 0, host: '127.0.0.1' });
    // it is noted while the shop is open already
    while (!(await shop.value('select origin from shop_site'))) await wait(10);
    const { site } = await command('new@example.com');
    expect(site).toBe(`http://localhost:${(shop.server.addresses()[0] as AddressInfo).port}`);
  });

  test('it makes a confirmed account an owner at once, without a link', async () => {
    await browser().signUp('first@example.com');
    await confirm('first@example.com');
    expect(await command('First@example.com')).toEqual({});
    expect(await roleOf('first@example.com')).toBe('owner');
    await expect(command('nobody')).rejects.toThrow('is no email address');
  });

  test('of each address without a confirmed account it makes an owner by a link, as often as it is asked', async () => {
    const former = (await command('chief@example.com')).token;
    const { token } = await command('Chief@example.com');
    expect(await roleOf('chief@example.com')).toBe('customer');
    expect((await usingLink(former)).statusCode).toBe(400);
    expect((await usingLink(token)).statusCode).toBe(200);
    expect((await usingLink(token)).statusCode).toBe(400);
    const page = browser();
    await page.signIn('chief@example.com');
    expect((await page.session()).user).toMatchObject({ role: 'owner', emailVerified: true });
    expect(await command('chief@example.com')).toEqual({});
  });

  test('a stranger who has signed up with the address is signed out, and nothing of theirs is left', async () => {
    const email = 'boss@example.com';
    const stranger = browser();
    await stranger.signUp(email, 'Mallory');
    await stranger.signIn(email);
    const { token } = await command(email);
    expect(await stranger.session()).toBeNull();
    expect((await stranger.signIn(email)).statusCode).toBe(401);
    expect(await roleOf(email)).toBe('customer');
    const page = browser();
    await page.auth('reset-password', { newPassword: 'Rose-petal-9', token });
    await page.signIn(email, 'Rose-petal-9');
    expect((await page.session()).user).toMatchObject({ role: 'owner', firstName: '', lastName: '' });
    const [logged] = await shop.sql('select operator, change from audit_log order by created_at desc');
    expect(logged).toEqual({ operator: 'root', change: 'role customer → owner' });
  });

  test('the role is given by its own link only', async () => {
    const email = 'late@example.com';
    const { token } = await command(email);
    await browser().auth('request-password-reset', { email });
    expect((await usingLink(await tokenTo(shop.database, email))).statusCode).toBe(200);
    expect(await roleOf(email)).toBe('customer');
    expect((await usingLink(token)).statusCode).toBe(400);
    expect(await command(email)).toEqual({});
    expect(await roleOf(email)).toBe('owner');
  });
});

describe('with simulated accounts', () => {
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await serverOn(shop.database);
  });
  afterAll(() => server.close());

  const paths = 'sign-in/email sign-up/email sign-out revoke-sessions request-password-reset reset-password'.split(' ');
  const posts = [...paths, 'send-verification-email', 'update-user', 'change-password', 'delete-user'];
  const addresses = [
    ...Object.keys(ROLES),
    ...posts.map((path) => `POST /api/auth/${path}`),
    ...['get-session', 'verify-email', 'oidc/start', 'oidc/callback'].map((path) => `GET /api/auth/${path}`),
    ...['GET /api/account', 'GET /api/account/export', 'PUT /api/account/cart'],
  ];
  test.each(addresses)('%s is not there, also with cookies of accounts (ADM-1)', async (address) => {
    const [method, url = ''] = address.split(' ') as ['GET' | 'POST' | 'PUT', string];
    const page = accountBrowser(() => server);
    expect((await page.send(method, url)).statusCode).toBe(404);
    page.cookies.set('glow_session', 'a.b').set('__Host-glow_session', 'a.b').set('glow_signed_in', '1');
    const { statusCode, headers } = await page.send(method, url);
    expect([statusCode, headers['set-cookie']]).toEqual([404, undefined]);
  });
});
