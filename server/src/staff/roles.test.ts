import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STORE } from '../config/project';
import { readProduct } from '../catalog/import/changeProducts';
import { anOrder } from '../testing/anOrder';
import { accountBrowser, PASSWORD } from '../testing/accountBrowser';
import { engines, testServer, type TestServer } from '../testing/testServer';
import { makeOwner } from '../accounts/makeOwner';
import { ROLES } from './roles';

const ROLE_NAMES = ['customer', 'support', 'catalogue', 'owner'];
/** The cells of a line of the documented table. */
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.replaceAll('`', '').trim());
const [, part = ''] = readFileSync(join(STORE.root, 'docs/accounts.md'), 'utf8').split('## Roles');
const lines = part.split('\n');
const rows = lines.filter((line) => line.startsWith('| `')).map(cellsOf);
const CELLS = rows.flatMap(([action = '', ...codes]) =>
  codes.map((code, index) => ({ action, role: ROLE_NAMES[index] ?? '', code: Number(code) })),
);
/** A body that each action accepts. */
const BODIES: Record<string, object> = {
  'POST /api/admin/products/import': { file: 'id,isNew\nskn-002,yes', isDryRun: true },
  'POST /api/admin/policy': { tax: 9000 },
  'POST /api/admin/accounts/role': { email: 'customer@example.com', role: 'customer' },
  'POST /api/admin/accounts/sign-out': { email: 'other@example.com' },
  'POST /api/admin/newsletter/leave': { email: 'reader@example.com' },
};

test('the documented table has every action and each role that may do it', () => {
  const allowed = rows.map(([action = '', ...codes]) => [
    action,
    ROLE_NAMES.filter((_role, at) => codes[at] === '200'),
  ]);
  expect(Object.fromEntries(allowed)).toEqual(ROLES);
  expect(cellsOf(lines.find((line) => line.startsWith('| action')) ?? '')).toEqual(['action', ...ROLE_NAMES]);
});

describe.each(engines)('roles (%s)', (engine) => {
  let shop: TestServer;
  let orderId: string;
  const pages = new Map<string, ReturnType<typeof accountBrowser>>();
  const pageOf = (role: string) => pages.get(role) ?? accountBrowser(() => shop.server);
  const act = async (role: string, action: string, body = BODIES[action]) => {
    const [method, url = ''] = action.split(' ') as ['GET' | 'POST', string];
    const [order] = await shop.database.query('select version from orders where id = $1', [orderId]);
    return pageOf(role).send(
      method,
      url.replace(':id', url.includes('/products/') ? 'skn-002' : orderId),
      body ?? { version: Number(order?.version) },
    );
  };

  beforeAll(async () => {
    shop = await testServer(engine, { accounts: 'local' });
    const placed = await shop.server.inject({ method: 'POST', url: '/api/orders', payload: anOrder() });
    orderId = placed.json().order.id;
    await accountBrowser(() => shop.server).signUp('other@example.com');
    const { version } = await readProduct(shop.database, 'skn-002');
    BODIES['POST /api/admin/products/:id'] = { version, entry: { isNew: true } };
    for (const role of ROLE_NAMES) {
      const page = accountBrowser(() => shop.server);
      pages.set(role, page);
      await page.signUp(`${role}@example.com`);
      await page.signIn(`${role}@example.com`);
      await shop.database.query('update accounts set role = $1 where email = $2', [role, `${role}@example.com`]);
    }
  });
  afterAll(() => shop.close());

  test.each(CELLS)('$role gets $code for $action', async ({ action, role, code }) => {
    expect((await act(role, action)).statusCode).toBe(code);
  });

  test.each(Object.keys(ROLES))('a person without a session gets 401 for %s', async (action) => {
    expect((await act('nobody', action)).statusCode).toBe(401);
    const page = accountBrowser(() => shop.server);
    page.cookies.set('glow_session', 'forged.forged').set('glow_signed_in', '1');
    const [method, url = ''] = action.split(' ') as ['GET' | 'POST', string];
    expect((await page.send(method, url, BODIES[action])).statusCode).toBe(401);
  });

  test('a request from another site changes nothing', async () => {
    const answer = await pageOf('owner').send(
      'POST',
      '/api/admin/policy',
      { tax: 1 },
      { origin: 'https://evil.example' },
    );
    expect(answer.statusCode).toBe(403);
  });

  test('what staff changes is in the audit log with their address', async () => {
    await act('owner', 'POST /api/admin/policy', { tax: 8875 });
    const { rows: entries } = (await act('owner', 'GET /api/admin/audit-log')).json();
    expect(entries).toContainEqual(
      expect.objectContaining({ operator: 'owner@example.com', change: expect.stringContaining('→ 8.875%') }),
    );
  });

  test('a role changes at once, and the last owner stays one', async () => {
    const change = (email: string, role: string) => act('owner', 'POST /api/admin/accounts/role', { email, role });
    expect((await change('owner@example.com', 'customer')).statusCode).toBe(409);
    expect((await change('nobody@example.com', 'owner')).statusCode).toBe(409);
    expect((await change('Customer@example.com', 'owner')).statusCode).toBe(200);
    expect((await act('customer', 'GET /api/admin/audit-log')).statusCode).toBe(200);
    expect((await change('customer@example.com', 'customer')).statusCode).toBe(200);
    expect((await act('customer', 'GET /api/admin/audit-log')).statusCode).toBe(403);
  });

  test('the command makes an owner of an account, or makes one with a link to its password', async () => {
    const { server, database } = shop;
    await accountBrowser(() => server).signUp('first@example.com');
    expect(await makeOwner(database, { email: 'First@example.com', operator: 'root' })).toEqual({});
    const { token = '' } = await makeOwner(database, { email: 'new@example.com', operator: 'root' });
    const page = accountBrowser(() => server);
    expect((await page.auth('reset-password', { newPassword: PASSWORD, token })).statusCode).toBe(200);
    expect((await page.auth('reset-password', { newPassword: PASSWORD, token })).statusCode).toBe(400);
    await page.signIn('new@example.com');
    expect((await page.session()).user).toMatchObject({ email: 'new@example.com', role: 'owner' });
    const found = await database.query(`select role from accounts where email = 'first@example.com'`, []);
    expect(found).toEqual([{ role: 'owner' }]);
    await expect(makeOwner(database, { email: 'nobody', operator: 'root' })).rejects.toThrow('is no email address');
  });
});

describe('with simulated accounts', () => {
  let shop: TestServer;
  beforeAll(async () => {
    shop = await testServer();
  });
  afterAll(() => shop.close());

  const paths = [
    'sign-in/email',
    'sign-up/email',
    'sign-out',
    'revoke-sessions',
    'request-password-reset',
    'reset-password',
  ];
  const posts = [...paths, 'send-verification-email', 'update-user', 'change-password', 'delete-user'];
  const addresses = [
    ...Object.keys(ROLES),
    ...posts.map((path) => `POST /api/auth/${path}`),
    ...['get-session', 'verify-email', 'oidc/start', 'oidc/callback'].map((path) => `GET /api/auth/${path}`),
    ...['GET /api/account', 'GET /api/account/export', 'POST /api/account/cart'],
  ];
  test.each(addresses)('%s is not there, also with cookies of accounts', async (address) => {
    const [method, url = ''] = address.split(' ') as ['GET' | 'POST', string];
    const page = accountBrowser(() => shop.server);
    expect((await page.send(method, url)).statusCode).toBe(404);
    page.cookies.set('glow_session', 'a.b').set('__Host-glow_session', 'a.b').set('glow_signed_in', '1');
    const answer = await page.send(method, url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });
});
