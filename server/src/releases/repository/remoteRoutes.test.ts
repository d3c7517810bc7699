import { integrityOf } from '@glow/shared/integrity';
import type { FastifyInstance } from 'fastify';
import { requestEvents, type RequestEvent } from '../../base/events/events';
import { TemporarySite } from '../../testing/temporarySite';
import { releaseSchema } from './releaseSchema';
import { listedRoutes, repeatedFragments, routesOf } from './remoteRoutes';

/** Renders who owns a URL, by the routes that it is given. */
const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load, site, remotes) => async (url) => {
  const { name = 'shell' } = remotes.find(({ prefixes }) => prefixes.some((prefix) => url.startsWith(prefix) && prefix !== '/')) ?? {};
  const { text = '' } = name === 'shell' ? {} : await load(name);
  return { head: '', styles: '', body: '<p>' + name + ' ' + text + '</p>', status: 200, screens: [] };
};
`;
const GIFTS = {
  name: 'gifts',
  team: 'Presents',
  container: 'glow_gifts',
  prefixes: { gifts: ['/gifts'] },
  withoutChrome: ['/gifts/print'],
  withOwnMain: ['/gifts/print'],
};
const ACCOUNT = { name: 'account', version: '1.0.0', build: 'a1' };
const html = { accept: 'text/html' };
let site: TemporarySite;
let server: FastifyInstance;

beforeEach(async () => {
  site = new TemporarySite();
  site.releaseBundle('shell', { name: 'shell', build: 's1', scripts: [] }, SHELL);
  server = await site.server();
});

/** Publishes a build of a remote that the repository does not list, as another repository does. */
async function releaseGifts(build: string, changes: object = {}): Promise<void> {
  const [entry, server, code] = [`remoteEntry.${build}.js`, `server.${build}.cjs`, `exports.text = '${build}';`];
  const files = { [entry]: integrityOf(`// ${build}`), [server]: integrityOf(code) };
  site.write(`elsewhere/dist/${entry}`, `// ${build}`);
  site.releaseBundle('elsewhere', { ...GIFTS, build, entry, files, ...changes }, code);
  await site.publish('elsewhere');
}

async function open(url: string): Promise<string> {
  return (await server.inject({ url, headers: html })).body;
}

test('A remote of another repository is served at its prefix once it is released, by the same shell and server', async () => {
  expect(await open('/gifts')).toContain('<p>shell </p>');
  await releaseGifts('g1');
  const page = await open('/gifts');
  expect(page).toContain('<p>gifts g1</p>');
  expect(page).toContain('/assets/gifts/remoteEntry.g1.js');
  expect((await server.inject('/assets/gifts/remoteEntry.g1.js')).body).toBe('// g1');
  const { shell, remotes } = (await server.inject('/registry.json')).json();
  expect(shell.build).toBe('s1');
  const { name, team, withoutChrome, withOwnMain } = GIFTS;
  expect(remotes.at(-1)).toMatchObject({ name, team, prefixes: ['/gifts'], withoutChrome, withOwnMain, build: 'g1' });
});

test('A new prefix comes with the build that has it, and goes with it', async () => {
  await releaseGifts('g1');
  await releaseGifts('g2', { prefixes: { gifts: ['/gifts', '/wrapping'] } });
  expect(await open('/wrapping')).toContain('<p>gifts g2</p>');
  await site.point('gifts', ({ live, ...pointers }) => ({ ...pointers, live: { ...live!, build: 'g1' } }));
  expect(await open('/wrapping')).toContain('<p>shell </p>');
});

test('Figures and the log name its pages by its prefix', async () => {
  const routes: string[] = [];
  const note = (event: unknown) => routes.push((event as RequestEvent).route);
  await open('/gifts/box');
  await releaseGifts('g1');
  requestEvents.subscribe(note);
  await open('/gifts/box');
  requestEvents.unsubscribe(note);
  expect(routes).toEqual(['/gifts/*']);
});

test('Outcomes of its pages are counted, those of unknown remotes are not', async () => {
  const vitals = [{ screen: '/gifts', metric: 'LCP', value: 100 }];
  const report = (remote: string) => {
    const payload = { composition: 'c1', shown: [{ remote, build: 'g1' }], vitals };
    return server.inject({ method: 'POST', url: '/api/reports', payload });
  };
  expect((await report('gifts')).statusCode).toBe(400);
  await releaseGifts('g1');
  expect((await report('gifts')).statusCode).toBe(204);
  expect((await report('toys')).statusCode).toBe(400);
});

test('Pages of a store of fifty remotes report too', async () => {
  const composition = Array.from({ length: 50 }, () => 'f763cd3d3696').join('~');
  const payload = { composition, token: `${composition}~t~n~s` };
  expect((await server.inject({ method: 'POST', url: '/api/reports', payload })).statusCode).toBe(204);
});

test('An earlier build, which does not state its routes, has those of the list', () => {
  const earlier = releaseSchema.parse({ ...ACCOUNT, prefixes: { account: ['/login'] } });
  const listed = listedRoutes.find(({ name }) => name === 'account');
  expect(routesOf('account', earlier)).toEqual({ ...listed, prefixes: ['/login'] });
  const withoutChrome = ['/login', '/signup', '/forgot-password'];
  expect(routesOf('account')).toMatchObject({ team: 'Identity', withoutChrome });
  expect(routesOf('gifts')).toEqual({ name: 'gifts', prefixes: [] });
});

test('A build that states its routes is taken at its word', () => {
  const current = releaseSchema.parse({ ...ACCOUNT, team: 'Us', prefixes: { account: ['/me'] }, slots: {} });
  expect(routesOf('account', current)).toEqual({ name: 'account', team: 'Us', prefixes: ['/me'] });
});

test('A build from before there were slots has the links of its remote, and no fragments', () => {
  const earlier = releaseSchema.parse({ name: 'blog', version: '1.0.0', build: 'b1', team: 'Editorial' });
  expect(routesOf('blog', earlier).slots).toMatchObject({
    'shell/header.links': [{ label: 'Blog', to: '/blog' }],
    'storefront/product.below': [],
  });
});

test('a fragment that is in a slot twice is told; tabs are not shown at once', () => {
  const twice = [{ fragment: 'Card' }, { fragment: 'Card', under: ['/product/skn-001'] }];
  const tabs = twice.map((entry) => ({ ...entry, to: '/account/gifts' }));
  const gifts = releaseSchema.parse({
    ...{ ...GIFTS, version: '1.0.0', build: 'g1' },
    slots: {
      'storefront/product.below': twice,
      'storefront/home.below': [{ fragment: 'Card' }],
      'account/account.tabs': tabs,
    },
  });
  expect(repeatedFragments(gifts)).toEqual([
    'gifts puts Card into storefront/product.below twice: a page with both entries shows the first.',
  ]);
});
