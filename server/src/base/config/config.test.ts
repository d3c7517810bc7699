import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors/errors';
import { readConfig } from './config';
import { STORE } from './project';

/** What cannot be used, by variable. */
const UNUSABLE: Record<string, string[]> = {
  PORT: ['eighty', '-1', '65536', '3000 ', '0x10', '3e3', '1.5'],
  HOST: ['[::1]', 'http://0.0.0.0', '0.0.0.0:3000', 'a b', ' 0.0.0.0', '::g', '/run/glow.sock'],
  SITE_URL: [
    ...['glow.example', 'https://glow.example/shop', 'ftp://glow.example', 'https://glow.example:99999', 'https://'],
    ...['https://me@glow.example', 'https://glow.example?a'],
  ],
  DATABASE_URL: ['mysql://x', 'glow', '127.0.0.1:5432', 'postgres://u:p#w@host/db'],
  ACCOUNTS: ['real', 'Local', 'true', 'oidc'],
  SMTP_URL: 'mail.glow.example http://mail.glow.example smtp:// smtp:///x smtp://host smtp://u:p#w@host'.split(' '),
  MAIL_FROM: ['Glow', 'care@', 'a@x.com, b@x.com', 'a@x.com;b@x.com', 'Glow <care>', 'Glow care@x.com', '<a@x.com> b'],
  MAIL_REPLY_TO: ['care', 'a@x.com, b@x.com'],
  PICTURE_HOSTS: [
    ...['https://cdn.glow.example', 'cdn.glow.example/a', '*', '*.glow.example', 'a.example; script-src *'],
    'CDN.glow.example',
  ],
  FEDERATION_ORIGINS: [
    ...['blog.example', 'https://blog.example/', 'https://blog.example/a', '*', 'https://a.example https://b.example'],
    ...['ftp://blog.example', 'https://me@blog.example', 'https://BLOG.example', 'null', 'http://blog.example'],
    ...['https://blog.example:443', 'http://localhost:80', 'https://blog.example:99999', 'https://blog.example.'],
  ],
  OIDC_ISSUER: ['login.glow.example', 'http://login.glow.example', 'https://a@b', 'https://login.glow.example?a=b'],
  LOG_LEVEL: ['verbose', 'WARN', '3'],
  TRUST_PROXY: [
    ...['nginx', 'true', '1', '10.0.0.0/33', '2001:db8::/129', '10.0.0.2 10.0.0.3', '10.0.0.0/x', '10.0.0.2:443'],
    ...['0.0.0.0/0', '::/0', '10.0.0.2, nginx', '*'],
  ],
  ORDERS_PER_MINUTE: ['many', '-5', '1e3', '99999999'],
  NEWSLETTER_PER_MINUTE: ['ten', '1.5'],
  REPORTS_PER_MINUTE: ['unlimited'],
  ERROR_LIMIT: ['101', '5%'],
  DRAIN_MS: ['3s', '600001'],
  RENDER_PROCESSES: ['auto', '65'],
  RENDER_TIMEOUT_MS: ['1s', '60001'],
  RENDER_USER: ['nobody', '0', '-1'],
  RELEASES_URL: ['ftp://releases.example', 'releases.example', 'https://releases.example?a', '/srv/releases'],
  SHARED_LIMITS: ['yes', 'true', '2', '1'],
  LOCAL_REMOTES: ['on', 'true', '1'],
  GLOW_API_ONLY: ['yes', 'true'],
  SIGNING_KEY: ['short', 'k'.repeat(31)],
  REGISTRY_URL: ['http://glow.example', 'glow.example', 'https://glow.example/store', 'https://a:b@glow.example'],
  OTEL_EXPORTER_OTLP_ENDPOINT: ['127.0.0.1:4318', 'grpc://127.0.0.1'],
  METRICS_PORT: ['on', '65536'],
  OTEL_METRIC_EXPORT_INTERVAL: ['1m', '-1'],
  OTEL_TRACES_SAMPLER: ['sometimes', 'ALWAYS_ON', 'jaeger_remote'],
  OTEL_TRACES_SAMPLER_ARG: ['10%', '2', '-0.1', 'half'],
};

/** Paths and texts: whatever can be seen can be used. */
const FREE = [
  ...['DATA_DIR', 'RELEASES_DIR', 'PUBLISHERS', 'REGISTRY_TOKEN', 'REGISTRY_KEY', 'OTEL_SERVICE_NAME'],
  ...['OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_EMAIL_CLAIM', 'OIDC_ROLES_CLAIM'],
];

const REGISTRY = { REGISTRY_URL: 'https://glow.example', REGISTRY_TOKEN: 'token', REGISTRY_KEY: 'key.pem' };

function refusalOf(env: NodeJS.ProcessEnv): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(StartError);
    return (error as StartError).message;
  }
  return '';
}

const unusable = Object.entries(UNUSABLE).flatMap(([name, values]) => values.map((value) => [name, value] as const));

test.each(unusable)('%s=%s is refused in one sentence that names it', (name, value) => {
  const access = { REGISTRY_TOKEN: 'token', REGISTRY_KEY: 'key.pem' };
  expect(refusalOf({ ...access, [name]: value })).toMatch(new RegExp(`^GLOW-00\\d ${name} (must|needs) [^\\n]+\\.$`));
});

test.each([...Object.keys(UNUSABLE), ...FREE.filter((name) => name !== 'OTEL_SERVICE_NAME')])(
  '%s with the line end of Windows, or another character that cannot be seen, is refused by its name',
  (name) => {
    for (const invisible of ['\r', '\n', '\u0000', '\u200b', '\ufeff'])
      expect(refusalOf({ ...REGISTRY, [name]: `${name}${invisible}` })).toMatch(
        new RegExp(`^GLOW-006 ${name} holds an invisible character[^\\n]+\\.$`),
      );
  },
);

test.each([
  { OIDC_ISSUER: 'https://login.glow.example' },
  { OIDC_CLIENT_ID: 'glow' },
  { OIDC_ISSUER: '', OIDC_CLIENT_ID: 'glow' },
])('ACCOUNTS=oidc with %j only is refused in one sentence', (env) => {
  expect(refusalOf({ ACCOUNTS: 'oidc', ...env })).toMatch(
    /^GLOW-004 ACCOUNTS needs OIDC_ISSUER and OIDC_CLIENT_ID[^\n]+\.$/,
  );
});

test.each([
  ['PORT', 'a whole number from 0 to 65535, not "?"'],
  ['SITE_URL', 'an origin like https://glow.example'],
  ['RELEASES_URL', 'an address like https://releases.glow.example/store'],
  ['DATABASE_URL', 'an address like postgres://user:password@host:5432/name'],
  ['TRUST_PROXY', 'addresses or ranges, like 10.0.0.2, 10.1.0.0/16'],
  ['REGISTRY_URL', 'an origin like https://glow.example'],
  ['SIGNING_KEY', 'a text of at least 32 characters'],
])('the sentence says what %s must be', (name, what) => {
  expect(refusalOf({ [name]: '?' })).toBe(`GLOW-007 ${name} must be ${what}.`);
});

test('the folders of a repository of its own are in it, not beside the installed code', () => {
  const { dataDir, releasesDir } = readConfig({}, { root: '/gifts', isStore: false, packages: [], budgets: {} });
  expect([dataDir, releasesDir]).toEqual(['/gifts/.data/database', '/gifts/releases']);
});

test('a registry needs a token and a key too', () => {
  const sentence = 'GLOW-003 REGISTRY_URL needs REGISTRY_TOKEN and REGISTRY_KEY, the file of the private key.';
  expect(refusalOf({ REGISTRY_URL: REGISTRY.REGISTRY_URL })).toBe(sentence);
});

test('the password in an address is in no sentence', () => {
  expect(refusalOf({ DATABASE_URL: 'mysql://glow:secret@host/glow' })).not.toContain('secret');
});

function readText(file: string): string {
  return readFileSync(join(STORE.root, file), 'utf8');
}

/** The settings of `.env.example`, by name, with their defaults. */
const EXAMPLE = Object.fromEntries(
  [...readText('.env.example').matchAll(/^# ([A-Z][A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
);

test('.env.example lists exactly the settings that are read', () => {
  const names = new Set(['OTEL_SERVICE_NAME']); // which the SDK reads
  readConfig(new Proxy({}, { get: (_target, name: string) => void names.add(name) }));
  expect(Object.keys(EXAMPLE).sort()).toEqual([...names].sort());
});

test('what the server and its commands read past the configuration is in .env.example too', () => {
  const folder = 'server/src';
  const files = readdirSync(join(STORE.root, folder), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => /(?<!\.test)\.[jt]s$/.test(file) && !/(^|[\\/])testing[\\/]/.test(file));
  const found = sources.flatMap((file) => [
    ...readText(join(folder, file)).matchAll(/process\.env\.(\w+)|\{([^{}]*)\} = process\.env\b/g),
  ]);
  const names = new Set(found.flatMap(([, name, several]) => name ?? several?.match(/\b[A-Z][A-Z_]+\b/g) ?? []));
  names.delete('GLOW_LOCAL'); // which a development server sets for the one that it starts
  expect([...names].filter((name) => !(name in EXAMPLE))).toEqual([]);
  expect(names).toContain('RELEASES_DIR');
});

test('the defaults in .env.example are those of the configuration', () => {
  expect(readConfig(EXAMPLE)).toEqual(readConfig({}));
});

test('each setting of .env.example is tried here', () => {
  expect([...Object.keys(UNUSABLE), ...FREE].sort()).toEqual(Object.keys(EXAMPLE).sort());
});

test.each<[NodeJS.ProcessEnv, object]>([
  [{}, { host: '127.0.0.1', trustProxy: [], logLevel: 'warn', sharedLimits: false, metricsIntervalMs: 60_000 }],
  [{ PORT: '' }, { port: 3000 }],
  [{ HOST: '' }, { host: '127.0.0.1' }],
  [{ TRUST_PROXY: '' }, { trustProxy: [] }],
  [{ SITE_URL: '' }, { siteUrl: undefined }],
  [{ HOST: '::' }, { host: '::' }],
  [{ HOST: 'fe80::1%eth0' }, { host: 'fe80::1%eth0' }],
  [{ HOST: 'shop-1.internal' }, { host: 'shop-1.internal' }],
  [{ TRUST_PROXY: '10.0.0.2, 10.1.0.0/16 ,2001::/32,' }, { trustProxy: ['10.0.0.2', '10.1.0.0/16', '2001::/32'] }],
  [{ PICTURE_HOSTS: 'cdn.glow.example, localhost:8443' }, { pictureHosts: ['cdn.glow.example', 'localhost:8443'] }],
  [
    { FEDERATION_ORIGINS: ' https://blog.example ,http://localhost:8080,' },
    { federationOrigins: ['https://blog.example', 'http://localhost:8080'] },
  ],
  [{ FEDERATION_ORIGINS: '' }, { federationOrigins: [] }],
  [{ TRUST_PROXY: 'loopback, uniquelocal' }, { trustProxy: ['loopback', 'uniquelocal'] }],
  [{ SITE_URL: 'http://shop.test:8080' }, { siteUrl: 'http://shop.test:8080' }],
  [{ SITE_URL: 'https://GLOW.example.:443/' }, { siteUrl: 'https://glow.example' }],
  [{ SITE_URL: 'https://schönheit.example' }, { siteUrl: 'https://xn--schnheit-p4a.example' }],
  [{ SHARED_LIMITS: '0' }, { sharedLimits: false }],
  [{ LOCAL_REMOTES: 'false' }, { localRemotes: false }],
  [{ SHARED_LIMITS: '1', DATABASE_URL: 'postgres://h/d' }, { sharedLimits: true }],
  [{ DATABASE_URL: 'postgres://h/d?sslmode=require&a=b' }, { databaseUrl: 'postgres://h/d?sslmode=verify-full&a=b' }],
  [{ DATABASE_URL: 'postgres://h/d?sslmode=no-verify' }, { databaseUrl: 'postgres://h/d?sslmode=no-verify' }],
  [
    { DATABASE_URL: 'postgres://h/d?sslmode=require&uselibpqcompat=true' },
    { databaseUrl: 'postgres://h/d?sslmode=require&uselibpqcompat=true' },
  ],
  [{ OIDC_ISSUER: 'https://login.glow.example', OIDC_CLIENT_ID: 'glow' }, { oidc: undefined }],
  [
    { ACCOUNTS: 'oidc', OIDC_ISSUER: 'https://login.glow.example/shop/', OIDC_CLIENT_ID: 'glow' },
    {
      oidc: { issuer: 'https://login.glow.example/shop/', clientId: 'glow', emailClaim: 'email', rolesClaim: 'roles' },
    },
  ],
  [
    { ACCOUNTS: 'oidc', OIDC_ISSUER: 'http://localhost:4000', OIDC_CLIENT_ID: 'glow', OIDC_ROLES_CLAIM: 'groups' },
    { oidc: { issuer: 'http://localhost:4000', rolesClaim: 'groups' } },
  ],
  [
    { ACCOUNTS: 'oidc', OIDC_ISSUER: 'http://localhost:4000', OIDC_CLIENT_ID: 'glow', OIDC_EMAIL_CLAIM: 'upn' },
    { oidc: { emailClaim: 'upn', rolesClaim: 'roles' } },
  ],
  [{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.1' }, {}],
  [{ SIGNING_KEY: '' }, { signingKey: undefined }],
  [{ ...REGISTRY, REGISTRY_URL: 'https://glow.example/' }, { registry: { url: 'https://glow.example' } }],
  [{ ...REGISTRY, REGISTRY_URL: 'http://localhost:3000' }, { registry: { url: 'http://localhost:3000' } }],
])('%j is read as %j', (env, expected) => {
  expect(readConfig(env)).toMatchObject(expected);
});

test.each<[NodeJS.ProcessEnv, boolean]>([
  [{ SITE_URL: 'https://glow.example' }, true],
  [{ SITE_URL: 'http://localhost.glow.example' }, true],
  [{ SITE_URL: 'https://glow.example', SMTP_URL: 'smtps://u:p@mail.example', MAIL_FROM: 'care@glow.example' }, false],
  [{ SITE_URL: 'http://127.0.0.1:3000' }, false],
  [{ SITE_URL: 'http://localhost' }, false],
  [{}, false],
])('local accounts with %j are refused: %s, because nobody could read their mail', (env, isRefused) => {
  expect(refusalOf({ ...env, ACCOUNTS: 'local' })).toBe(
    isRefused ? 'GLOW-002 ACCOUNTS=local needs SMTP_URL: only on localhost can links be read in the log.' : '',
  );
  expect(refusalOf({ ...env, ACCOUNTS: 'simulated' })).toBe('');
});

test.each(['care@glow.example', 'Glow <care@glow.example>'])('%s may be the sender of messages', (MAIL_FROM) => {
  const SMTP_URL = 'smtp://127.0.0.1:1025';
  expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({ smtpUrl: SMTP_URL, mailFrom: MAIL_FROM });
});
