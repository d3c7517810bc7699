import { cpSync, existsSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildsIn } from '@glow/shared/remotes';
import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../base/config/config';
import { signer } from '../../base/config/signingKey';
import { StartError } from '../../base/errors/errors';
import { isInRollout } from '../../web/pages/canaryAssignment';
import { takeLock } from '../../base/system/fileLock';
import { namedFiles, TemporarySite, TEST_SIGNING_KEY } from '../../testing/temporarySite';
import { folderTarget, rollBackPackage, previewLink } from '../publishing/folderTarget';
import { prune, unpublishBuild } from '../publishing/unpublish';
import { promote, withdraw } from './pointers';
import { PREVIEW_PURPOSE, signPreview } from './preview';
import { readRegistryFile } from './registryFile';

const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url) => {
  const { text = '' } = url.startsWith('/cart') ? await load('checkout') : {};
  return { head: '', styles: '', body: '<p>' + text + '</p>', status: 200, screens: [] };
};
`;
const NOW = '2026-11-21T10:00:00.000Z';
const PREFIXES = { checkout: ['/cart'] };
const OF_SHELL = { prefixes: PREFIXES, scripts: ['shell.22222222.js'] };
const html = { accept: 'text/html' };
let site: TemporarySite;

beforeEach(() => {
  site = new TemporarySite();
  site.release('shell', { name: 'shell', version: '1.0.0', build: 's1', ...OF_SHELL });
});

/** Builds a shell that renders, which the others do not. */
function buildShell(): void {
  site.releaseBundle('shell', { name: 'shell', build: 's1', ...OF_SHELL }, SHELL);
}

/** Builds a checkout with an entry, which renders its name in the cart. */
function build(name: string): void {
  const entry = `remoteEntry.${name}.js`;
  site.write(`checkout-mfe/dist/${entry}`, `// ${name}`);
  const release = { name: 'checkout', container: 'glow_checkout', build: name, entry, prefixes: PREFIXES };
  site.releaseBundle('checkout-mfe', release, `exports.text = 'cart of ${name}';`);
}

/** The text of a preview of one checkout, signed for `seconds` from now. */
function signed(name: string, seconds = 60, key = TEST_SIGNING_KEY): string {
  const until = new Date(Date.now() + seconds * 1000);
  return signPreview(new Map([['checkout', name]]), until, signer(key, PREVIEW_PURPOSE));
}

async function rollBack(): Promise<void> {
  await rollBackPackage(site.folders, 'checkout', undefined, () => undefined);
  site.wait();
}

/** Rolls checkout back to b1, so that b2 is published and served to nobody. */
async function releaseAndRollBack(): Promise<FastifyInstance> {
  const server = await releaseTwice();
  await rollBack();
  return server;
}

/** Releases checkout twice, the second time for all or a share of shoppers. */
async function releaseTwice(share?: number): Promise<FastifyInstance> {
  build('b1');
  await site.publish('checkout-mfe');
  const server = await site.server({ trustProxy: ['127.0.0.1'] });
  build('b2');
  await site.publish('checkout-mfe', share);
  return server;
}

async function cart(server: FastifyInstance, cookie = '', url = '/cart') {
  return server.inject({ url, headers: { ...html, cookie } });
}

/** The build of checkout that a document names the entry of. */
function buildIn(document: string): string | undefined {
  return /checkout\/remoteEntry\.(\w+)\.js/.exec(namedFiles(document).join())?.[1];
}

async function shown(...request: Parameters<typeof cart>): Promise<string | undefined> {
  return buildIn((await cart(...request)).body);
}

/** A bucket of shoppers who get the canary b2 at 10 percent. */
const INSIDE = [...Array(100).keys()].find((bucket) => isInRollout('b2', bucket, 10));

async function registryFor(server: FastifyInstance, cookie = '') {
  const { id, shell, remotes } = (await server.inject({ url: '/registry.json', headers: { cookie } })).json();
  return { id, shell, checkout: remotes.find(({ name }: { name: string }) => name === 'checkout') };
}

test('a release and a rollback are live without a restart, and no local build of a package that was released is', async () => {
  buildShell();
  const server = await releaseTwice();
  build('b3');
  expect((await cart(server)).body).toContain('cart of b2');
  await rollBack();
  const answer = await cart(server);
  expect(answer.body).toContain('cart of b1');
  const { 'cache-control': caching, vary } = answer.headers;
  expect([caching, vary]).toEqual(['public, max-age=1, must-revalidate', 'accept, accept-encoding']);
});

test('a build with a link that leads out of its folder is not served', async () => {
  build('b1');
  site.release('checkout-mfe', { name: 'checkout', version: '1.0.0', build: 'b1', files: { 'key.js': 'sha256-x' } });
  await site.publish('checkout-mfe');
  site.write('secret', 'secret');
  symlinkSync(join(site.root, 'secret'), join(site.releases, 'checkout/b1/key.js'));
  const server = await site.server();
  expect((await server.inject({ url: '/assets/checkout/key.js' })).statusCode).toBe(404);
  expect(site.reports).toEqual([expect.stringContaining('its file key.js is a link that leads out of the build')]);
});

test('every listed file of every published build is served, and neither its release.json, its server bundle nor another file is', async () => {
  site.write('checkout-mfe/dist/cart.aaaaaaaa.js', 'old');
  const files = { 'cart.aaaaaaaa.js': 'sha256-x' };
  site.release('checkout-mfe', { name: 'checkout', version: '1.0.0', build: 'b0', entry: 'remoteEntry.js', files });
  await site.publish('checkout-mfe');
  const server = await releaseTwice();
  rmSync(join(site.root, 'checkout-mfe/dist'), { recursive: true });
  site.write('releases/checkout/b1/cart.0123456789abcdef.js', 'not listed by any release');
  const old = await server.inject({ url: '/assets/checkout/cart.aaaaaaaa.js' });
  expect([old.body, old.headers['cache-control']]).toEqual(['old', 'public, max-age=31536000, immutable']);
  for (const file of ['release.json', 'server.b1.cjs', 'cart.0123456789abcdef.js'])
    expect([file, (await server.inject({ url: `/assets/checkout/${file}` })).statusCode]).toEqual([file, 404]);
});

test('reports are answered while the registry is locked, and the build is withdrawn once it is not', async () => {
  await releaseTwice();
  await site.point('checkout', (pointers) => ({ ...pointers, live: { build: 'b2', since: new Date().toISOString() } }));
  const server = await site.server();
  const unlock = await takeLock(site.releases, 'registry.lock', 100, Error);
  const failures = [{ remote: 'checkout', build: 'b2', phase: 'render', message: '', frames: [] }];
  const answers: Promise<number>[] = Array.from({ length: 20 }, async (_, shopper) => {
    const remoteAddress = `203.0.113.${shopper}`;
    const page = await server.inject({ url: '/cart', headers: html, remoteAddress });
    const [, token] = /page;desc="(.*)"/.exec(String(page.headers['server-timing'])) ?? [];
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/reports',
      remoteAddress,
      headers: { 'content-type': 'application/json' },
      payload: { composition: 'c1', token, failures },
    });
    return statusCode;
  });
  expect(await Promise.all(answers)).toEqual(Array(20).fill(204));
  const live = () => readRegistryFile(site.releases).packages.checkout?.live?.build;
  expect(live()).toBe('b2');
  unlock();
  while (live() === 'b2') await new Promise((go) => setTimeout(go, 20));
  expect(live()).toBe('b1');
});

test('a canary is served to the same share of shoppers from the first visit on (DATA-4)', async () => {
  buildShell();
  const server = await releaseTwice(10);
  const inside = [...Array(100).keys()].filter((bucket) => isInRollout('b2', bucket, 10));
  expect(inside).toHaveLength(10);
  const outside = [...Array(100).keys()].find((bucket) => !inside.includes(bucket));
  for (let visit = 0; visit < 2; visit += 1) {
    expect((await cart(server, `glow_bucket=${INSIDE}`)).body).toContain('cart of b2');
    expect((await cart(server, `glow_bucket=${outside}`)).body).toContain('cart of b1');
  }
  const { headers } = await cart(server, `glow_bucket=${outside}`);
  expect([headers['cache-control'], headers.vary, headers['set-cookie']]).toEqual([
    'private, no-cache',
    'accept, accept-encoding, cookie',
    undefined,
  ]);
  const first = await cart(server);
  const form = /^glow_bucket=(\d{1,2}); Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/;
  const [, bucket] = form.exec(String(first.headers['set-cookie'])) ?? [];
  expect(first.body).toContain(isInRollout('b2', Number(bucket), 10) ? 'cart of b2' : 'cart of b1');
});

test('each combination of builds has its own composition id, in the page and in the registry, until one is live for all', async () => {
  const server = await releaseTwice(10);
  const cookies = ['', `glow_bucket=${INSIDE}`, `glow_preview=${signed('b2')}`];
  const [live, shared, preview] = await Promise.all(cookies.map((cookie) => registryFor(server, cookie)));
  expect(new Set([live?.id, shared?.id, preview?.id]).size).toBe(3);
  const entry = '/assets/checkout/remoteEntry.b2.js';
  expect(shared?.checkout).toMatchObject({ build: 'b2', entry, previous: { build: 'b1' } });
  await site.point('checkout', (pointers) => promote(pointers, '2026-11-21T11:00:00.000Z'));
  const answer = await cart(server);
  expect([buildIn(answer.body), answer.headers['set-cookie']]).toEqual(['b2', undefined]);
});

test('a signed link previews a published build, with a badge and a link back', async () => {
  const server = await releaseAndRollBack();
  const preview = signed('b2');
  const link = await cart(server, '', `/cart?q=rose&preview=${preview.replaceAll('.', ',')}`);
  expect(link.statusCode).toBe(303);
  expect(link.headers).toMatchObject({
    location: '/cart?q=rose',
    'set-cookie': `glow_preview=${preview}; Path=/; HttpOnly; SameSite=Lax`,
    'cache-control': 'no-store',
  });

  const page = await cart(server, `glow_preview=${preview}`);
  expect(buildIn(page.body)).toBe('b2');
  expect(page.body).toContain('Preview of checkout 1.0.0 (b2)');
  expect(page.body).toContain('<a href="?preview=off"');
  const { 'cache-control': caching, vary } = page.headers;
  expect([caching, vary]).toEqual(['private, no-store', 'accept, accept-encoding, cookie']);
  expect(namedFiles(page.body)).toContain('link /assets/checkout/remoteEntry.b2.js');

  const end = await cart(server, 'glow_preview=checkout@b1', '/cart?preview=off');
  expect([end.statusCode, end.headers.location, end.headers['set-cookie']]).toEqual([
    303,
    '/cart',
    'glow_preview=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax',
  ]);
  const live = await cart(server);
  expect(buildIn(live.body)).toBe('b1');
  expect(live.body).not.toContain('Preview of');
});

test('a build that is served to shoppers now is previewed without a signature, and not when it is no longer', async () => {
  const server = await releaseTwice();
  for (const name of ['b1', 'b2'])
    expect((await cart(server, '', `/cart?preview=checkout@${name}`)).headers['set-cookie']).toMatch(
      `glow_preview=checkout@${name};`,
    );
  expect((await cart(server, 'glow_preview=checkout@b2')).body).toContain('Preview of checkout 1.0.0 (b2)');
  await rollBack();
  expect((await cart(server, 'glow_preview=checkout@b2')).body).not.toContain('Preview of');
});

test('a build that is not live is shown by neither a link nor a cookie without its signature (DATA-4)', async () => {
  const server = await releaseAndRollBack();
  await site.publish('blog-mfe');
  for (const [what, preview] of Object.entries({
    'no signature': 'checkout@b2',
    'a signature that has expired': signed('b2', -1),
    'a signature with another key': signed('b2', 60, `${TEST_SIGNING_KEY}!`),
    'the signature of another build': signed('b1').replace('b1', 'b2'),
    'the signature of another expiry': signed('b2').replace(/\.\d/, '.2'),
    'a signature of a part': `blog@blog1.${signed('b2')}`,
  })) {
    const { statusCode, headers, body } = await cart(server, '', `/cart?preview=${preview}`);
    const refused = [what, 403, undefined, 'no-store'];
    expect([what, statusCode, headers['set-cookie'], headers['cache-control']]).toEqual(refused);
    expect(body).toMatch(
      /^A build that is not served now .*: npm run glow -- preview (blog@blog1,)?checkout@b2 prints one\.$/,
    );
    const page = await cart(server, `glow_preview=${preview}`);
    expect([what, buildIn(page.body), page.body.includes('(b2)')]).toEqual([what, 'b1', false]);
  }
});

test.each<[string, () => Promise<unknown>]>([
  [
    'withdrawn',
    () =>
      site.point('checkout', (pointers) =>
        withdraw({ ...pointers, live: { build: 'b2', since: NOW } }, 'b2', 'b1', { at: NOW, failed: 5, of: 9 }),
      ),
  ],
  ['unpublished', () => unpublishBuild(site.folders, 'checkout', 'b2', () => undefined)],
])('a build that was %s is previewed by no link, no cookie and no composition id', async (_what, remove) => {
  const server = await releaseAndRollBack();
  expect(await shown(server, `glow_preview=${signed('b2')}`)).toBe('b2');
  await remove();
  site.wait();
  expect(await shown(server, `glow_preview=${signed('b2')}`)).toBe('b1');
  for (const wanted of [signed('b2'), 'checkout@b2', 's1~storefront1~b2~account1~blog1~admin1']) {
    const { statusCode, body } = await cart(server, '', `/cart?preview=${wanted}`);
    expect([statusCode, body]).toEqual([404, 'There is no such build to look at.']);
  }
});

test('the command prints a link that the server accepts until it has expired (DATA-4)', async () => {
  const server = await releaseAndRollBack();
  const config = { ...readConfig({ SIGNING_KEY: TEST_SIGNING_KEY }), releasesDir: site.releases };
  const link = previewLink({ ...config, siteUrl: 'https://glow.example' }, new Map([['checkout', 'b2']]), 2);
  expect(link).toMatch(/^https:\/\/glow\.example\/\?preview=checkout@b2\.\d{10}\.[\w-]{43}$/);
  const { search } = new URL(link);
  expect((await cart(server, '', `/cart${search}`)).statusCode).toBe(303);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2 * 60 * 60 * 1000 + 1000);
  expect((await cart(server, '', `/cart${search}`)).statusCode).toBe(403);
  jest.restoreAllMocks();
  expect(() => previewLink(config, new Map([['checkout', 'b9']]), 2)).toThrow(
    'The build b9 of checkout is not published',
  );
});

test('without a key a build is published without a link, the command says where to run it, and makes no key', async () => {
  await releaseAndRollBack();
  const dataDir = join(site.root, 'clone/database');
  const config = { ...readConfig({ DATA_DIR: dataDir }), ...site.folders };
  expect(() => previewLink(config, new Map([['checkout', 'b2']]), 2)).toThrow(
    `There is no key at ${join(site.root, 'clone/signing-key')}, so the store would refuse the link`,
  );
  const publication = { skipped: [], provenance: {}, publishOnly: true };
  expect(await folderTarget(config, () => undefined).publish([], publication)).toEqual({});
  expect(existsSync(join(site.root, 'clone'))).toBe(false);
});

test('the id of a composition of local builds shows that composition', async () => {
  const server = await site.server();
  const { id } = await registryFor(server);
  expect((await cart(server, '', `/cart?preview=${id}`)).statusCode).toBe(303);
});

test('an unpublished build is listed as such, its files are gone and not served, and it can be published again', async () => {
  const server = await releaseAndRollBack();
  const folders = site.folders;
  const file = '/assets/checkout/remoteEntry.b2.js';
  await unpublishBuild(folders, 'checkout', 'b2', () => undefined);
  site.wait();
  expect(existsSync(join(site.releases, 'checkout/b2'))).toBe(false);
  rmSync(join(site.root, 'checkout-mfe/dist/remoteEntry.b2.js'));
  expect((await server.inject({ url: file })).statusCode).toBe(404);
  await expect(rollBackPackage(folders, 'checkout', 'b2', () => undefined)).rejects.toThrow('no published build b2');
  build('b2');
  await site.publish('checkout-mfe');
  expect(await shown(server)).toBe('b2');
  expect(readRegistryFile(site.releases).packages.checkout?.unpublished).toEqual({});
});

test('a build that is served, or the only one to go back to, is not unpublished', async () => {
  await releaseTwice();
  build('b3');
  await site.publish('checkout-mfe', 10);
  const folders = site.folders;
  for (const [name, reason] of [
    ['b1', 'The build b1 is the only one to go back to: release another one first.'],
    ['b2', 'The build b2 is live: release another one, or roll back, first.'],
    ['b3', 'The build b3 is at a share of shoppers: promote it, or roll back.'],
    ['b4', 'There is no published build b4: `npm run glow -- releases` lists all.'],
  ] as const)
    await expect(unpublishBuild(folders, 'checkout', name, () => undefined)).rejects.toThrow(reason);
  expect(Object.keys(readRegistryFile(site.releases).packages.checkout?.builds ?? {})).toEqual(['b1', 'b2', 'b3']);
});

test('pruning keeps what is served and the last builds, and deletes the files of the others', async () => {
  for (const name of ['b1', 'b2', 'b3', 'b4', 'b5']) {
    build(name);
    await site.publish('checkout-mfe');
  }
  await site.publish('blog-mfe');
  const lines: string[] = [];
  await prune(site.folders, 2, (line) => lines.push(line));
  expect(lines).toEqual(['checkout: b1, b2 unpublished.', 'blog: nothing to unpublish.']);
  expect(readdirSync(join(site.releases, 'checkout')).sort()).toEqual(['b3', 'b4', 'b5']);
  expect(readRegistryFile(site.releases).packages.checkout).toMatchObject({
    live: { build: 'b5' },
    past: ['b3', 'b4'],
    builds: { b3: {}, b4: {}, b5: {} },
  });
});

test('over HTTPS the cookies of a canary and of a preview are Secure (DATA-4)', async () => {
  const server = await releaseTwice(50);
  const headers = { ...html, 'x-forwarded-proto': 'https' };
  const urls = ['/cart', '/cart?preview=checkout@b1', '/cart?preview=off'];
  const answers = await Promise.all(urls.map((url) => server.inject({ url, headers })));
  expect(answers.map((answer) => String(answer.headers['set-cookie']))).toEqual([
    expect.stringMatching(/^glow_bucket=\d{1,2}; .*; Secure; /),
    expect.stringMatching(/^glow_preview=checkout@b1; .*; Secure; /),
    expect.stringMatching(/^glow_preview=; .*; Secure; /),
  ]);
});

test('a bucket and a preview are read from among other cookies, and a value of another form is ignored', async () => {
  const server = await releaseTwice(10);
  expect(await shown(server, `a=%; glow_bucket=${INSIDE};b="c"`)).toBe('b2');
  expect((await cart(server, 'a=b; glow_preview=checkout@b2; c=d')).body).toContain('Preview of checkout 1.0.0 (b2)');
  const answer = await cart(server, 'glow_bucket=100; glow_preview=%63heckout');
  expect(answer.headers['set-cookie']).toMatch(/^glow_bucket=/);
  expect(answer.body).not.toContain('Preview of');
});

test("the registry names the last known good build beside the live one, but not in a preview; a composition's id previews it again", async () => {
  const server = await releaseTwice();
  const { shell, checkout: live } = await registryFor(server);
  expect(shell).toEqual({ build: 's1', version: '1.0.0' });
  expect(live).toMatchObject({ build: 'b2', previous: { build: 'b1', entry: '/assets/checkout/remoteEntry.b1.js' } });
  const { id, checkout } = await registryFor(server, 'glow_preview=checkout@b1');
  expect([checkout.build, checkout.previous]).toEqual(['b1', undefined]);
  const builds = buildsIn(id).slice(0, 6).join('~');
  expect(builds).toBe('s1~storefront1~b1~account1~blog1~admin1');
  const link = await cart(server, '', `/cart?preview=${builds}`);
  const cookie = 'glow_preview=checkout@b1; Path=/; HttpOnly; SameSite=Lax';
  expect([link.statusCode, link.headers['set-cookie']]).toEqual([303, cookie]);
  await rollBack();
  const formerlyLive = await cart(server, '', '/cart?preview=s1~storefront1~b2~account1~blog1~admin1');
  expect([formerlyLive.statusCode, formerlyLive.body]).toEqual([403, expect.stringContaining('preview checkout@b2')]);
  expect((await cart(server, '', '/cart?preview=s1~storefront1~b9~account1~blog1~admin1')).statusCode).toBe(404);
});

test('a preview of what there is not is not found by a link, and ignored in a cookie; a link leads to no other site', async () => {
  buildShell();
  const server = await releaseTwice();
  for (const wanted of ['checkout@b9', 'nobody@b1', 'checkout@../../etc', 'checkout', '', '%00']) {
    const { statusCode, body, headers } = await cart(server, '', `/cart?preview=${wanted}`);
    const notFound = [wanted, 404, 'There is no such build to look at.', undefined];
    expect([wanted, statusCode, body, headers['set-cookie']]).toEqual(notFound);
  }
  const answer = await cart(server, 'glow_preview=checkout@b9');
  expect(answer.body).toContain('cart of b2');
  expect(answer.headers['cache-control']).toBe('public, max-age=1, must-revalidate');
  expect((await cart(server, '', '//evil.example/?preview=checkout@b1')).headers.location).toBe('/evil.example/');
});

test('a release that differs from the registry is not live, and reported once', async () => {
  build('b1');
  await site.publish('checkout-mfe');
  const evil = '{"name":"checkout","version":"1.0.0","build":"b1","entry":"evil.js"}';
  site.write('releases/checkout/b1/release.json', evil);
  const composer = site.composer();
  site.wait();
  expect(composer.compose().remotes.find(({ name }) => name === 'checkout')?.entry).toBeNull();
  expect(site.reports).toEqual([expect.stringContaining('it is not the file that the registry lists')]);
});

test('an unreadable registry leaves the live builds as they are', async () => {
  const server = await releaseTwice();
  await cart(server);
  writeFileSync(join(site.releases, 'registry.json'), '{"packages":');
  site.wait();
  expect(await shown(server)).toBe('b2');
  expect(site.reports).toEqual([expect.stringContaining('cannot be read as a registry')]);
});

test('a server that starts where the registry is torn, empty, of zeros or lost serves the copy, and says how to restore it', async () => {
  await (await releaseTwice()).close();
  build('b3');
  const file = join(site.releases, 'registry.json');
  const harms = [readFileSync(file, 'utf8').slice(0, 200), '', Buffer.alloc(4096), undefined];
  for (const content of harms) {
    site.reports.length = 0;
    if (content === undefined) rmSync(file);
    else writeFileSync(file, content);
    expect(site.composer().compose().releases.get('checkout')?.build).toBe('b2');
    expect(site.reports).toEqual([
      `${file} cannot be read as a registry: copy registry.copy.json, which is beside it since its last change, over it, or restore it from a backup. Until then that copy is served.`,
    ]);
    cpSync(join(site.releases, 'registry.copy.json'), file);
    expect(site.composer().compose().releases.get('checkout')?.build).toBe('b2');
    expect(site.reports).toHaveLength(1);
  }
  // without a copy it does not start
  writeFileSync(file, '{"packages":');
  rmSync(join(site.releases, 'registry.copy.json'));
  expect(() => site.composer()).toThrow(StartError);
  writeFileSync(join(site.releases, 'registry.copy.json'), '');
  expect(() => site.composer()).toThrow('cannot be read as a registry');
});

test('a rollback to a build that is incompatible with the live shell is refused', async () => {
  const needs = { '@glow/shared/cart': '^0.1.0' };
  const old = { name: 'checkout', version: '0.9.0', build: 'b0', container: 'glow_checkout', entry: 'e.js' };
  site.release('checkout-mfe', { ...old, needs, prefixes: PREFIXES });
  await site.publish('checkout-mfe');
  build('b1');
  await site.publish('checkout-mfe');
  await expect(rollBackPackage(site.folders, 'checkout', undefined, () => undefined)).rejects.toThrow(
    'checkout needs @glow/shared/cart ^0.1.0, which the live shell does not offer',
  );
});
