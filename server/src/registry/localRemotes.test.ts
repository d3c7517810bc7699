import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../base/config/config';
import { signer } from '../base/config/signingKey';
import {
  createLocalRemotes,
  LOCAL_BASE,
  LOCAL_REMOTE_PURPOSE,
  type LocalRemote,
} from '../releases/repository/localRemotes';
import { TEST_SIGNING_KEY } from '../testing/temporarySite';
import { describeLog } from './publicationLog';
import { readPublishersFile } from './publishersFile';
import { signStatement, type LocalStatement } from './statement';
import { reportEvents } from '../base/events/events';
import { TemporaryRegistry } from '../testing/temporaryRegistry';

/** A shell that counts its renders. */
const SHELL = `
let rendered = 0;
exports.sharedInstances = {};
const render = async () => ({ head: '', styles: '', body: 'rendering ' + ++rendered, status: 200, screens: [] });
exports.createRenderer = () => Object.assign(render, { loadData: async (url) => ({ of: url }) });
`;
const BASE = 'http://127.0.0.1:5173/abcdefghijklmnopqrstuv/';
const MINUTE = 60_000;
const NEEDS_MUCH = { needs: { '@glow/shared/cart': '^9.0.0' } };

let registry: TemporaryRegistry;
let server: FastifyInstance;

beforeAll(async () => {
  registry = new TemporaryRegistry();
  registry.settings = { localRemotes: true, trustProxy: ['127.0.0.1'] };
  server = await registry.open(SHELL);
});

function keyOf(team: 'buying' | 'reading'): KeyObject {
  return createPrivateKey(readFileSync(registry.accessOf(team).keyFile));
}

/** What the team of the blog says of its local remote, with changes. */
function statement(changes: Partial<LocalStatement> = {}): LocalStatement {
  return {
    action: 'develop',
    registry: readPublishersFile(registry.publishersFile).id,
    team: 'reading',
    time: new Date().toISOString(),
    until: new Date(Date.now() + 30 * MINUTE).toISOString(),
    packages: [{ name: 'blog' }],
    base: BASE,
    ...changes,
  };
}

/** Sends a statement, and what its build says, with changes. */
function ask(changes: Partial<LocalStatement> = {}, release: object = {}, key = keyOf('reading')) {
  return send({ ...signStatement(statement(changes), key), release: manifest(release) });
}

function manifest(changes: object): string {
  return JSON.stringify({ name: 'blog', version: '1.0.0', build: 'local', container: 'glow_blog', ...changes });
}

function send(body: object) {
  return registry.inject('reading', 'POST', '/local', body);
}

/** The text of a link. */
async function linkText(changes: Partial<LocalStatement> = {}): Promise<string> {
  const { preview: link } = JSON.parse((await ask(changes)).text) as { preview: string };
  return new URL(link).searchParams.get('preview') ?? '';
}

/** A text as the server signs it, with changes. */
function signed(changes: Partial<LocalRemote> = {}, key = teamKey('reading'), purpose = LOCAL_REMOTE_PURPOSE): string {
  const remotes = createLocalRemotes(signer(TEST_SIGNING_KEY, purpose), () => key);
  return remotes.sign({ name: 'blog', base: BASE, until: new Date(Date.now() + MINUTE), ...changes });
}

function teamKey(team: string): string {
  return readPublishersFile(registry.publishersFile).teams[team]?.key ?? '';
}

function get(url: string, headers: Record<string, string> = {}) {
  return server.inject({ url, headers: { accept: 'text/html', 'x-forwarded-proto': 'https', ...headers } });
}

function open(text: string, site = 'none') {
  return get(`/blog?preview=${text}`, { 'sec-fetch-site': site });
}

const as = (text: string) => ({ cookie: `glow_preview=${text}` });

function entryIn(document: string) {
  const [, json = ''] = /id="glow-registry">(.*?)<\/script>/.exec(document) ?? [];
  const { remotes } = JSON.parse(json) as { remotes: { name: string; entry: string; integrity: string }[] };
  return remotes.find(({ name }) => name === 'blog')?.entry;
}

test('a team gets a link, and the browser that opens it has the local remote', async () => {
  const { status, text } = await ask();
  expect(status).toBe(200);
  const { preview: link } = JSON.parse(text) as { preview: string };
  expect(link).toMatch(/^http:\/\/localhost:\d+\/blog\?preview=blog@127\.0\.0\.1:5173\/[\w-]{22}\.\d{10}\.[\w-]{43}$/);
  const opened = await open(new URL(link).searchParams.get('preview') ?? '');
  expect([opened.statusCode, opened.headers.location]).toEqual([303, '/blog']);
  const cookie = String(opened.headers['set-cookie']);
  expect(cookie).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);

  const { headers, body } = await get('/blog', { cookie: cookie.split(';')[0] ?? '' });
  const [, json = ''] = /id="glow-registry">(.*?)<\/script>/.exec(body) ?? [];
  const { remotes } = JSON.parse(json) as { remotes: { name: string; entry: string; integrity: string }[] };
  const blog = { name: 'blog', entry: `${BASE}remoteEntry.js`, integrity: '', build: 'local', prefixes: ['/blog'] };
  expect(remotes.find(({ name }) => name === 'blog')).toMatchObject(blog);
  for (const { entry, integrity } of remotes.filter(({ name }) => name !== 'blog'))
    expect([entry, integrity]).toEqual([expect.stringMatching(/^\/assets\//), expect.stringMatching(/^sha256-/)]);
  expect(body).toMatch(/<span>blog from 127\.0\.0\.1:5173 until \d\d:\d\d UTC<\/span><a href="\?preview=off"/);
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('/assets/blog/');
  expect(headers['cache-control']).toBe('private, no-store');
  expect(headers['server-timing']).toBeUndefined();
  for (const directive of ['script', 'style', 'img', 'font', 'connect'])
    expect(headers['content-security-policy']).toMatch(
      new RegExp(`${directive}-src 'self'[^;]* http://127.0.0.1:5173;`),
    );
  expect(headers['content-security-policy']).toContain("connect-src 'self' ws://127.0.0.1:5173 ");
  expect(headers['content-security-policy']).not.toMatch(/report-uri|default-src 'self' http/);
});

test('its pages are in no cache, and those of others are as before', async () => {
  const before = await get('/blog/old');
  const local = await get('/blog/old', as(await linkText()));
  const after = await get('/blog/old');
  const count = Number(/rendering (\d)/.exec(before.body)?.[1]);
  expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
  expect(entryIn(after.body)).toBe('/assets/blog/remoteEntry.blog1.js');
  expect(after.headers).toMatchObject({
    'content-security-policy': before.headers['content-security-policy'],
    'cache-control': 'public, max-age=1, must-revalidate',
    'server-timing': expect.stringContaining('page;desc='),
  });
  expect(after.headers['content-security-policy']).not.toContain('127.0.0.1');
  expect(local.body).not.toContain('rendering');
  expect((await get('/blog/new', as(await linkText()))).body).not.toContain('rendering');
  // it was not rendered for the local page
  expect((await get('/blog/new')).body).toContain(`rendering ${count + 1}`);
});

test('the registry that a page asks for again is its own', async () => {
  const [local, ordinary] = [await get('/registry.json', as(await linkText())), await get('/registry.json')];
  expect(local.body).toContain(`${BASE}remoteEntry.js`);
  expect(ordinary.body).not.toContain(BASE);
  expect(JSON.parse(local.body)).not.toMatchObject({ id: (JSON.parse(ordinary.body) as { id: string }).id });
});

test('the live build answers with data, for this browser only', async () => {
  const local = await get('/page-data/local/blog', as(await linkText()));
  const data = [200, 'private, no-store', { of: '/blog' }];
  expect([local.statusCode, local.headers['cache-control'], local.json()]).toEqual(data);
  expect((await get('/page-data/local/blog')).statusCode).toBe(404);
  expect((await get('/page-data/local/cart', as(await linkText()))).statusCode).toBe(404);
});

test('what its pages report is not counted', async () => {
  const { body } = await get('/registry.json', as(await linkText()));
  const { id } = JSON.parse(body) as { id: string };
  const failures = [{ remote: 'shell', build: 's1', phase: 'event', message: 'broken', frames: [] }];
  const vitals = [{ screen: '/cart', metric: 'LCP', value: 9000 }];
  const report = (composition: string) =>
    server.inject({ method: 'POST', url: '/api/reports', payload: { composition, failures, vitals } });
  const reported = jest.fn();
  reportEvents.subscribe(reported);
  expect((await report(id)).statusCode).toBe(204);
  expect(reported).not.toHaveBeenCalled();
  await report(id.split('~~')[0] ?? '');
  expect(reported).toHaveBeenCalledTimes(1);
  reportEvents.unsubscribe(reported);
});

test.each<[string, Partial<LocalStatement>, object, number, string]>([
  ["another team's remote", { packages: [{ name: 'admin' }] }, { name: 'admin' }, 403, 'admin is not a package of'],
  ['another team', { team: 'buying' }, {}, 403, 'not signed with the key of reading'],
  ['another registry', { registry: '11111111-1111-4111-8111-111111111111' }, {}, 403, 'another registry'],
  ['a time that is over', { time: new Date(Date.now() - 6 * MINUTE).toISOString() }, {}, 403, 'Signed at'],
  ['another host', { base: BASE.replace('127.0.0.1', 'evil.example') }, {}, 422, 'base'],
  ['a host that begins like this machine', { base: BASE.replace(':5173', '.evil.example:5173') }, {}, 422, 'base'],
  ['a user in the address', { base: BASE.replace('127.0.0.1', 'localhost:1@evil.example') }, {}, 422, 'base'],
  ['no random name', { base: 'http://127.0.0.1:5173/' }, {}, 422, 'base'],
  ['another build', {}, { name: 'checkout' }, 422, 'This is a build of checkout, not of blog.'],
  ['a contract that the shell does not offer', {}, NEEDS_MUCH, 422, '@glow/shared/cart ^9.0.0, which the live shell'],
  ['a contract that the server does not offer', {}, { serverNeeds: { catalog: '^9.0.0' } }, 422, 'update the server'],
])('a statement with %s is refused', async (_what, changes, release, status, message) => {
  const answer = await ask(changes, release);
  expect([answer.status, answer.text]).toEqual([status, expect.stringContaining(message)]);
});

test('more than an hour is refused, and a clock that is ahead makes no hour longer', async () => {
  const { status, text: refusal } = await ask({ until: new Date(Date.now() + 61 * MINUTE).toISOString() });
  expect([status, refusal]).toEqual([422, expect.stringContaining('longer than an hour')]);
  const now = Date.now();
  const [time, until] = [4, 64].map((minutes) => new Date(now + minutes * MINUTE).toISOString());
  const { text } = await ask({ time, until });
  const [, seconds] = /\.(\d{10})\./.exec(text) ?? [];
  expect(Number(seconds) * 1000 - Date.now()).toBeLessThanOrEqual(60 * MINUTE);
});

test('a remote without a live build is refused', async () => {
  registry.addTeam('reading', ['blog', 'gifts']);
  const { status, text } = await ask({ packages: [{ name: 'gifts' }] }, { name: 'gifts', container: 'glow_gifts' });
  expect([status, text]).toEqual([422, expect.stringContaining('gifts is no live remote')]);
});

test('a forged statement, one of a former key, and one that was sent before are refused', async () => {
  expect((await ask({}, {}, keyOf('buying'))).status).toBe(403);
  const log = () => describeLog(registry.site.releases, { last: 9 });
  expect(log()).toMatch(/reading {2}develop blog@local, refused with 403: GLOW-401 This is not/);
  const former = keyOf('reading');
  const body = { ...signStatement(statement(), former), release: manifest({}) };
  expect((await send(body)).status).toBe(200);
  expect(await send(body)).toMatchObject({ status: 409, text: expect.stringContaining('sent before') });
  expect(log()).toMatch(/reading {2}develop blog@local, accepted/);
  registry.addTeam('reading', ['blog']);
  expect((await ask({}, {}, former)).status).toBe(403);
});

test('a link is followed once, in whatever spelling, and not from another site', async () => {
  // links of one folder that end in the same second are the same
  const text = await linkText({ base: BASE.replace('5173', '5174') });
  expect((await open(text, 'cross-site')).statusCode).toBe(403);
  expect((await open(text, 'same-site')).statusCode).toBe(403);
  expect((await open(text)).statusCode).toBe(303);
  expect((await open(text)).statusCode).toBe(403);
  // the last character of the signature has two bits that count for nothing
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  const respelled = text.slice(0, -1) + alphabet[alphabet.indexOf(text.slice(-1)) + 1];
  expect((await open(respelled)).statusCode).toBe(403);
});

test('the developer ends it', async () => {
  const { statusCode, headers } = await get('/blog?preview=off', as(await linkText()));
  expect([statusCode, headers.location]).toEqual([303, '/blog']);
  expect(headers['set-cookie']).toMatch(/^glow_preview=; Max-Age=0;/);
});

test('a cookie or link that was not signed for it, or not by its key, shows the ordinary page', async () => {
  expect(entryIn((await get('/blog', as(signed()))).body)).toBe(`${BASE}remoteEntry.js`);
  const ordinary = ['/assets/blog/remoteEntry.blog1.js', expect.not.stringContaining('127.0.0.1'), 404];
  for (const [what, text] of Object.entries({
    'it has expired': signed({ until: new Date(Date.now() - 1000) }),
    'it has the signature of a preview': signed({}, undefined, 'preview'),
    'it was made for a former key': signed({}, teamKey('buying')),
    'it names another remote': signed().replace('blog@', 'admin@'),
    'it names another address': signed().replace(':5173', ':5174'),
    'it names another host': signed({ base: BASE.replace('127.0.0.1', 'evil.example') }),
    'it lasts longer': signed().replace(/\.(\d{10})\./, (_all, seconds) => `.${Number(seconds) + 60}.`),
  })) {
    const { body, headers } = await get('/blog', as(text));
    const { statusCode } = await open(text);
    expect([what, entryIn(body), headers['content-security-policy'], statusCode]).toEqual([what, ...ordinary]);
  }
});

test('a new key of the team, or another team, ends what the former one covers', async () => {
  const text = await linkText();
  expect((await get('/blog', as(text))).body).toContain(BASE);
  registry.addTeam('reading', ['blog']);
  expect((await get('/blog', as(text))).body).not.toContain(BASE);
});

test('it is off unless the owner allows it', async () => {
  const text = signed();
  registry.settings = {};
  server = await registry.start();
  expect((await ask()).status).toBe(404);
  expect((await open(text)).statusCode).toBe(404);
  expect((await get('/blog', as(text))).body).not.toContain(BASE);
  expect(readConfig({ PUBLISHERS: 'p.json' }).localRemotes).toBe(false);
  expect(readConfig({ PUBLISHERS: 'p.json', LOCAL_REMOTES: '1' }).localRemotes).toBe(true);
});

test('the port of a local remote is one that there is', () => {
  const ports = Array.from({ length: 100_000 }, (_, port) => port);
  const found = ports.filter((port) => LOCAL_BASE.test(BASE.replace('5173', String(port))));
  expect(found).toEqual(ports.slice(1, 65_536));
  expect(LOCAL_BASE.test(BASE.replace('5173', '05173'))).toBe(false);
});
