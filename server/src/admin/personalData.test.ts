import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Address } from '@glow/shared/orders';
import {
  AggregationTemporality,
  InMemoryMetricExporter,
  PeriodicExportingMetricReader,
} from '@opentelemetry/sdk-metrics';
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, InjectOptions, RouteOptions } from 'fastify';
import type { Database } from '../base/database/Database';
import { observeServer, type Telemetry } from '../operations/telemetry/startTelemetry';
import { accountBrowser, PASSWORD } from '../testing/accountBrowser';
import { anOrder } from '../testing/anOrder';
import { expectReference, toTable } from '../testing/expectReference';
import { sharedDatabase } from '../testing/sharedStore';
import { TemporarySite } from '../testing/temporarySite';

/** Text columns about a person with what they hold, by table; `PARTS` has the fields inside of some. */
const PERSONAL: Record<string, Record<string, string>> = {
  account_data: {
    value: 'data of an account',
  },
  account_identities: {
    subject: 'id at the identity provider',
    id_token: 'former token of the provider',
    refresh_token: 'former token that asks it again',
  },
  account_logins: {
    account_id: 'id of a way to sign in',
    password: 'hash of the password',
  },
  account_sessions: {
    token: 'hash of a session',
  },
  account_tokens: {
    identifier: 'what a link is for',
    value: 'hash of a link',
  },
  accounts: {
    email: 'email of the account, for comparison',
    address: 'email as it was registered',
    first_name: 'first name',
    last_name: 'last name',
    phone: 'phone',
    search: "what staff's search looks at",
  },
  audit_log: {
    operator: 'email of staff who changed something',
    note: 'note of staff',
  },
  idempotency_keys: {
    key: 'key of an attempt',
    body_hash: 'hash of its order',
    answer: 'its answer',
  },
  newsletter_subscribers: {
    email_key: "reader's email, for comparison",
    email: "reader's email",
    first_name: "reader's first name",
    interests: "reader's interests",
    token_hash: "hash of a reader's link",
    search: "what staff's search looks at",
  },
  orders: {
    customer_email: 'email of an order',
    customer_name: 'name',
    shipping_address: 'shipping',
    billing_address: 'billing',
    payment_method: 'payment',
    email_key: 'its email, for comparison',
    tracking: 'tracking number or address',
    search: "what staff's search looks at",
  },
  outbox: {
    recipient: 'recipient of a mail',
    subject: 'subject',
    body: 'text',
    content: 'what a mail says',
    headers: 'headers',
    problem: 'why it was not sent',
  },
  provider_sessions: {
    subject: 'person of a session there',
    id_token: 'token of the provider',
    refresh_token: 'token that asks it again',
  },
  rate_limits: {
    key: 'network',
  },
  receipts: {
    token_hash: 'hash of a receipt',
  },
  reviews: {
    user_name: 'name at a review',
    title: 'its title',
    comment: 'its text',
  },
  stock_alerts: {
    email_key: 'email that waits for a product, for comparison',
    email: 'email that waits for a product',
  },
};

/** The other text columns. Errors of pages are told without addresses and numbers before they are stored. */
const OTHERS: Record<string, string[]> = {
  account_data: ['account_id', 'part', 'write_id'],
  account_identities: ['issuer', 'account_id'],
  account_logins: ['id', 'user_id', 'provider_id'],
  account_sessions: ['id', 'user_id'],
  account_tokens: ['id'],
  accounts: ['id', 'kind', 'role'],
  audit_log: ['id', 'subject', 'change'],
  catalog_changes: ['rows', 'import_id', 'problem'],
  compositions: ['id', 'builds'],
  finished_sign_ins: ['state'],
  idempotency_keys: ['order_id'],
  newsletter_subscribers: ['source'],
  order_lines: ['order_id', 'line_id', 'name', 'image', 'variant'],
  orders: ['id', 'status', 'account_id'],
  outbox: ['id', 'order_id', 'batch'],
  page_errors: ['id', 'remote', 'build', 'composition', 'phase', 'message', 'frames', 'browser'],
  page_figures: ['remote', 'build', 'screen', 'name'],
  product_tags: ['tag', 'product_id'],
  product_texts: ['product_id', 'content'],
  products: 'id category subcategory brand name sku description images tags ingredients benefits'.split(' '),
  provider_sessions: ['session_id', 'issuer', 'sources'],
  receipts: ['order_id'],
  reviews: ['id', 'product_id', 'date'],
  schema_migrations: ['name'],
  search_words: ['word'],
  shop_site: ['origin'],
  stock: ['line_id', 'product_id'],
  stock_alerts: ['item_id', 'product_id'],
  store_policy: ['id'],
  variants: ['product_id', 'id', 'line_id', 'name', 'type', 'value', 'hex_color', 'image', 'other_images'],
  withdrawn_builds: ['name', 'build', 'evidence'],
};

const ADDRESS: Record<keyof Address, string> = {
  firstName: 'first name',
  lastName: 'last name',
  email: 'email',
  phone: 'phone',
  address1: 'street',
  address2: 'second line',
  city: 'city',
  state: 'state',
  zipCode: 'ZIP code',
  country: 'country',
};
const addressOf = (kind: string) =>
  Object.fromEntries(Object.entries(ADDRESS).map(([part, label]) => [part, `${kind}: ${label}`]));
/** The personal fields of columns that hold JSON. */
const PARTS: Record<string, Record<string, string>> = {
  'orders.shipping_address': addressOf('shipping'),
  'orders.billing_address': addressOf('billing'),
  'orders.payment_method': { last4: 'last four digits of the card' },
  'account_data.value': { addresses: 'saved addresses', cards: 'saved cards', cart: 'cart', wishlist: 'wishlist' },
};
const COLUMNS = Object.entries(PERSONAL).flatMap(([table, columns]) =>
  Object.entries(columns).map(([name, label]) => [`${table}.${name}`, label] as const),
);
/** The fields with what they hold. */
const FIELDS = COLUMNS.flatMap(([column, label]): (readonly [string, string])[] =>
  PARTS[column]
    ? Object.entries(PARTS[column]).map(([part, inner]) => [`${column}.${part}`, inner])
    : [[column, label]],
);

const ROLES = ['visitor', 'another customer', 'customer', 'support', 'catalogue', 'owner'] as const;
const ANNA = 'anna@example.com';
const HTML = { accept: 'text/html' };
/** The networks from which is asked. */
const NETWORKS = '10.93.';

const INTRODUCTION = `# Who reads personal data

For whoever answers for a shop's data. After it you can say who reads which field about a person.

\`server/src/admin/personalData.test.ts\` asks each address of the shop as each role and checks this page: answers, files
and pages. With \`WRITE_DOCUMENTS=1\` it writes the page.

- 'own orders': the customer reads the field, but not in an order that the account has by its address alone (ORD-161).
- Whoever knows the number and the email of an order also reads its city and state (ORD-9).
- A browser that holds the receipt of an order reads all of the order (ORD-8).
- Logs, metrics, traces and reports of errors hold none of these fields. The test checks this too.
- Whoever operates the database reads all of them.
`;

/** A shell that shows, and gives as data, all that the data of a page can be made of. */
const SHELL = `
const all = (catalog) => Promise.all([
  catalog.product('skn-001'), catalog.products(['skn-002']), catalog.list({}), catalog.related('skn-002'),
  catalog.suggest('serum'), catalog.lines(['skn-002']), catalog.ids(), catalog.policy(),
]);
exports.sharedInstances = {};
exports.createRenderer = () => Object.assign(
  async (url, catalog) => {
    const data = await all(catalog);
    const body = '<p>' + JSON.stringify(data) + '</p>';
    return { head: '', styles: '', status: 200, screens: [], parameters: [], fragments: [], body, data: { url, data } };
  },
  { loadData: (url, catalog) => all(catalog) },
);
`;

type Ask = Partial<Pick<InjectOptions, 'payload' | 'headers'>> & { url?: string };

const plain = sharedDatabase();
let server: FastifyInstance;
let database: Database;
let telemetry: Telemetry;
let log = '';
let [own, claimed] = ['', ''];
const routes = new Set<string>();
const browsers = new Map<string, ReturnType<typeof accountBrowser>>();
const spans = new InMemorySpanExporter();
const metrics = new InMemoryMetricExporter(AggregationTemporality.CUMULATIVE);
const reader = new PeriodicExportingMetricReader({ exporter: metrics, exportIntervalMillis: 600_000 });
/** The seeded values, with their fields: one order that Anna has placed, and one that her address has claimed. */
const seeded: { value: string; field: string; isClaimed: boolean }[] = [];
/** The values that a role has found. */
const found = new Map<string, Set<string>>(ROLES.map((role) => [role, new Set()]));

/** How routes other than a plain GET are asked; a wrong version is answered with the present data. */
function asksOf(route: string): Ask[] | undefined {
  const orders = [own, claimed];
  const key = { 'idempotency-key': 'a-guess' };
  const emailOf = (column: string) => `${seeded.find(({ field }) => field === column)?.value}@example.com`;
  const email = emailOf('accounts.email');
  const account = { email, password: 'Wrong-petal-7', firstName: 'A', lastName: 'B' };
  const bodies: Record<string, Ask[]> = {
    'GET /api/admin/orders': ['', `?search=${own}`, '?search=example', '?status=processing'].map((query) => ({
      url: `/api/admin/orders${query}`,
    })),
    'GET /federation/:name/mf-manifest.json': [{ url: '/federation/storefront/mf-manifest.json' }],
    'GET /api/admin/orders/:id': orders.map((id) => ({ url: `/api/admin/orders/${id}` })),
    'POST /api/admin/orders/:id': orders.map((id) => ({ url: `/api/admin/orders/${id}`, payload: { version: 99 } })),
    'POST /api/admin/orders/:id/mails': orders.map((id) => ({
      url: `/api/admin/orders/${id}/mails`,
      payload: { mail: 'none' },
    })),
    'POST /api/admin/accounts/role': [{ payload: { email: 'nobody@example.com', role: 'customer', was: 'customer' } }],
    'POST /api/admin/accounts/sign-out': [{ payload: { email: 'nobody@example.com' } }],
    'POST /api/admin/newsletter/leave': [{ payload: { email: 'nobody@example.com' } }],
    'GET /api/admin/products/:id': [{ url: '/api/admin/products/skn-001' }],
    'POST /api/admin/products/:id': [
      { url: '/api/admin/products/skn-001', payload: { version: 'x', entry: { isNew: true } } },
    ],
    'POST /api/admin/products/import': [{ payload: { file: 'id,isNew\nskn-002,yes', isDryRun: true } }],
    'POST /api/admin/policy': [{ payload: { version: 'x', tax: 8000 } }],
    'PUT /api/account/:part': ['addresses', 'cards', 'cart', 'wishlist'].map((part) => {
      const write = '7b1a9c5e-6c0f-4f6e-9d0a-0d8f5a2b3c4d';
      return { url: `/api/account/${part}`, payload: { version: 99, write, value: [] } };
    }),
    'GET /api/orders/:id': orders.map((id) => ({ url: `/api/orders/${id}` })),
    'POST /api/orders': [{ payload: anOrder() }, { payload: anOrder(), headers: key }],
    'POST /api/orders/attempt': [{ headers: key, payload: {} }],
    'POST /api/orders/track': orders.map((orderId) => ({ payload: { orderId, email: 'wrong@example.com' } })),
    'POST /api/newsletter/subscribe': [
      { payload: { email: emailOf('newsletter_subscribers.email'), source: 'footer', interests: [] } },
    ],
    'GET /*': ['/', '/account', `/account/orders/${own}`, '/admin?tab=orders', '/track-order', '/product/skn-001'].map(
      (url) => ({ url, headers: HTML }),
    ),
    'GET /page-data/:build/*': ['/', `/account/orders/${own}`, '/admin', '/product/skn-002'].map((path) => ({
      url: `/page-data/s2${path}`,
    })),
    ...Object.fromEntries(
      ['lines', 'cart/lines', 'account/orders/lines'].map((path): [string, Ask[]] => [
        `GET /page-data/:build/${path}`,
        [{ url: `/page-data/s2/${path}?line=skn-002` }],
      ]),
    ),
    'GET /page-data/:build/wishlist/products': [{ url: '/page-data/s2/wishlist/products?item=skn-002' }],
    'GET /images/*': [{ url: '/images/products/skn-002-1-480.webp' }],
    'GET /assets/:name/*': [{ url: '/assets/shell/shell.22222222.js' }],
  };
  for (const path of ['sign-in/email', 'sign-up/email', 'request-password-reset', 'send-verification-email'])
    bodies[`POST /api/auth/${path}`] = [{ payload: account }];
  for (const path of ['reset-password', 'update-user', 'change-password', 'delete-user', 'revoke-sessions', 'sign-out'])
    bodies[`POST /api/auth/${path}`] = [
      { payload: { password: 'x', token: 'x', newPassword: PASSWORD, currentPassword: 'x' } },
    ];
  const others = ['unsubscribe', 'question', 'confirm'].map((path) => `/api/newsletter/${path}`);
  others.push('/unsubscribe', '/newsletter', '/newsletter/confirm');
  for (const path of [...others, '/api/reports', '/api/reports/csp']) bodies[`POST ${path}`] = [{ payload: { email } }];
  const isPlain = route.startsWith('GET ') && !/[:*]/.test(route);
  return bodies[route] ?? (isPlain ? [{}] : undefined);
}

async function ask(role: string, route: string): Promise<void> {
  const [method, path] = route.split(' ') as ['GET', string];
  const browser = browsers.get(role);
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  for (const { url = path, headers, payload } of asksOf(route) ?? []) {
    const remoteAddress = `${NETWORKS}${ROLES.indexOf(role as 'owner')}.${routes.size}`;
    const answer = await server.inject({ method, url, payload, remoteAddress, headers: { cookie, ...headers } });
    const text = answer.body + JSON.stringify(answer.headers);
    for (const [value] of text.matchAll(/zq[0-9a-z]+?qz/g)) found.get(role)?.add(value);
  }
}

function valueFor(field: string, isClaimed = false): string {
  const value = `zq${(seeded.length + 1296).toString(36)}qz`;
  seeded.push({ value, field, isClaimed });
  return value;
}

/** Writes a value of its own into each personal field of the rows of a condition. */
async function seed(table: string, condition: string, isClaimed = false): Promise<void> {
  for (const name of Object.keys(PERSONAL[table] ?? {})) {
    const column = `${table}.${name}`;
    const parts =
      PARTS[column] && Object.keys(PARTS[column]).map((part) => [part, valueFor(`${column}.${part}`, isClaimed)]);
    const single = () => {
      const value = valueFor(column, isClaimed);
      if (name === 'interests') return JSON.stringify([value]);
      if (['headers', 'content'].includes(name)) return JSON.stringify({ value });
      return ['email', 'address'].includes(name) ? `${value}@example.com` : value;
    };
    const text = parts ? JSON.stringify(Object.fromEntries(parts)) : single();
    const changed = await database.query(`update ${table} set ${name} = $1 where ${condition} returning 1`, [text]);
    expect([column, changed.length]).toEqual([column, 1]);
  }
}

async function signIn(role: string, email: string): Promise<void> {
  const browser = accountBrowser(() => server);
  browsers.set(role, browser);
  await browser.signUp(email);
  const known = ['support', 'catalogue', 'owner'].includes(role) ? role : 'customer';
  await database.query('update accounts set role = $1, email_verified = 1 where email = $2', [known, email]);
  await browser.signIn(email);
}

beforeAll(async () => {
  const note = (message: unknown) => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }: RouteOptions) => {
      for (const one of [method].flat()) if (one !== 'HEAD') routes.add(`${one} ${url}`);
    });
  };
  const site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's2', scripts: ['shell.22222222.js'] }, SHELL);
  process.env.OTEL_TRACES_SAMPLER = 'always_on';
  telemetry = observeServer({ spanProcessors: [new SimpleSpanProcessor(spans)], readers: [reader] });
  database = telemetry.observe(plain);
  subscribe('fastify.initialization', note);
  const limits = { ordersPerMinute: 100_000, subscriptionsPerMinute: 100_000 };
  server = await site.server({ ...limits, accounts: 'local', logLevel: 'trace' }, database);
  unsubscribe('fastify.initialization', note);
  const symbol = Object.getOwnPropertySymbols(server.log).find(({ description }) => description === 'pino.stream');
  Object.assign(Reflect.get(server.log, symbol ?? '') as object, { write: (line: string) => void (log += line) });

  const place = async (headers: Record<string, string> = {}) => {
    const payload = anOrder(undefined, { customerEmail: ANNA });
    return (await server.inject({ method: 'POST', url: '/api/orders', payload, headers })).json().order.id;
  };
  claimed = await place();
  await signIn('customer', ANNA);
  const cookie = [...(browsers.get('customer')?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  own = await place({ cookie, 'idempotency-key': 'of-anna' });
  await signIn('another customer', 'other@example.com');
  for (const role of ['support', 'catalogue', 'owner']) await signIn(role, `${role}@example.com`);
  const visitor = accountBrowser(() => server);
  browsers.set('visitor', visitor);
  await browsers.get('support')?.send('POST', `/api/admin/orders/${own}`, { version: 0, note: 'a note' });

  // those that the test places afterwards are older
  await database.query('update orders set created_at = created_at + 86400000', []);
  const [{ id: anna } = {}] = await database.query('select id from accounts where email = $1', [ANNA]);
  for (const statement of [
    `insert into account_identities (issuer, subject, account_id, refreshed_at) values ('i', 's', '${anna}', 0)`,
    `insert into account_sessions (id, user_id, token, expires_at, created_at, updated_at) values ('seeded', '${anna}', 't', 0, 0, 0)`,
    `insert into provider_sessions (session_id, issuer, subject, refreshed_at) values ('seeded', 'i', 's', 0)`,
    `insert into account_tokens (id, identifier, value, expires_at, created_at, updated_at) values ('seeded', 'i', 'v', 0, 0, 0)`,
    `insert into newsletter_subscribers (email_key, email, interests, source, created_at) values ('seeded', 'e', '[]', 'footer', 0)`,
    `insert into stock_alerts (email_key, item_id, product_id, email, created_at) values ('seeded', 'skn-002', 'skn-002', 'e', 0)`,
    `insert into rate_limits (key, hits, ends_at) values ('seeded', 1, now() + interval '1 hour')`,
  ])
    await database.query(statement, []);
  for (const part of Object.keys(PARTS['account_data.value'] ?? {})) {
    const value = JSON.stringify([{ id: valueFor(`account_data.value.${part}`) }]);
    await database.query(`insert into account_data values ($1, $2, 1, 'w', $3, 0)`, [anna ?? '', part, value]);
  }
  await seed('orders', `id = '${claimed}'`, true);
  const rows: Record<string, string> = {
    account_identities: `account_id = '${anna}'`,
    account_logins: `user_id = '${anna}'`,
    account_sessions: `id = 'seeded'`,
    account_tokens: `id = 'seeded'`,
    accounts: `id = '${anna}'`,
    audit_log: `subject = '${own}'`,
    idempotency_keys: `order_id = '${own}'`,
    newsletter_subscribers: `source = 'footer'`,
    orders: `id = '${own}'`,
    provider_sessions: `session_id = 'seeded'`,
    outbox: `order_id = '${own}'`,
    rate_limits: 'hits = 1',
    receipts: `order_id = '${claimed}'`,
    reviews: `product_id = 'skn-001' and id = (select min(id) from reviews where product_id = 'skn-001')`,
    stock_alerts: `item_id = 'skn-002'`,
  };
  expect(Object.keys(rows).concat('account_data').sort()).toEqual(Object.keys(PERSONAL));
  for (const [table, condition] of Object.entries(rows)) await seed(table, condition);
});
afterAll(async () => {
  await server.close();
  await telemetry.close();
  delete process.env.OTEL_TRACES_SAMPLER;
});

test('every text column is known as personal or not', async () => {
  const rows = await database.query(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = current_schema() and data_type in ('text', 'character varying', 'json', 'jsonb', 'uuid', 'ARRAY')`,
    [],
  );
  const others = Object.entries(OTHERS).flatMap(([table, names]) => names.map((name) => `${table}.${name}`));
  expect(rows.map(({ name }) => String(name)).sort()).toEqual([...COLUMNS.map(([name]) => name), ...others].sort());
});

test('each route is known, or asked as it is', () => {
  expect(routes.size).toBeGreaterThan(60);
  expect([...routes].filter((route) => !asksOf(route))).toEqual([]);
});

test('each role reads the fields that docs/reference/personal-data.md says, and no other', async () => {
  // those that end a session come last
  const isLast = (route: string) => /\/auth\/(sign|revoke)/.test(route);
  const inOrder = [...routes].sort((a, b) => Number(isLast(a)) - Number(isLast(b)));
  for (const role of ROLES) for (const route of inOrder) await ask(role, route);
  const cellOf = (role: string, field: string) => {
    const values = seeded.filter((one) => one.field === field);
    const read = values.filter(({ value }) => found.get(role)?.has(value));
    if (read.length === values.length) return 'yes';
    return read.length > 0 && !read.some(({ isClaimed }) => isClaimed) ? 'own orders' : read.length > 0 ? 'some' : 'no';
  };
  const rows = FIELDS.map(([field, label]) => [`${label} \`${field}\``, ...ROLES.map((role) => cellOf(role, field))]);
  // whatever the page says
  const readByOthers = rows.filter(([, visitor, other]) => visitor !== 'no' || other !== 'no');
  expect(readByOthers.map(([field]) => /`reviews\.\w+`$/.test(field ?? ''))).toEqual([true, true, true]);
  expectReference('personal-data.md', `${INTRODUCTION}\n${toTable([['field', ...ROLES], ...rows])}\n`);
});

test('logs, metrics, traces and reports of errors hold nothing personal, whatever is asked for', async () => {
  const texts = seeded.map(({ value }) => value).join(' ');
  const [first = ''] = texts.split(' ');
  for (const url of ['/track-order', '/no-such-page', `/account/orders/${first}`, '/api/admin/orders', `/api/${first}`])
    await server.inject({ url: `${url}?search=${encodeURIComponent(texts)}`, headers: { ...HTML, referer: first } });
  const failures = [{ remote: 'shell', build: 's2', phase: 'render', message: 'it broke', frames: [] }];
  await server.inject({ method: 'POST', url: '/api/reports', payload: { composition: null, failures } });
  await reader.forceFlush();
  const traces = spans.getFinishedSpans().map(({ name, attributes, events }) => [name, attributes, events]);
  const errors = await database.query('select * from page_errors', []);
  const kept = { log, metrics: metrics.getMetrics(), traces, errors };
  for (const [where, what] of Object.entries(kept)) {
    const text = typeof what === 'string' ? what : JSON.stringify(what);
    expect([where, text.length > 1000 || where === 'errors']).toEqual([where, true]);
    expect([where, seeded.filter(({ value }) => text.includes(value))]).toEqual([where, []]);
    expect([where, text.includes(NETWORKS)]).toEqual([where, false]);
  }
});
