import { readConfig } from '../../base/config/config';
import { TemporarySite } from '../../testing/temporarySite';
import { writeBuild } from '../../testing/writeBuild';

const HOST = 'https://magazine.example';
const SCRIPT = '/assets/storefront/foreign/remoteEntry.12345678.js';
const FONT = '/assets/storefront/foreign/fonts/mulish.12345678.woff2';
const MANIFEST = '/federation/storefront/mf-manifest.json';

async function openSite(env: NodeJS.ProcessEnv = {}, build = 'b1') {
  const site = new TemporarySite();
  writeBuild(
    site,
    'storefront',
    { build, entry: 'remoteEntry.aaaaaaaa.js' },
    {
      'remoteEntry.aaaaaaaa.js': '',
      'foreign/remoteEntry.12345678.js': 'entry()',
      'foreign/fonts/mulish.12345678.woff2': 'a font',
      'foreign/mf-manifest.b1.json': JSON.stringify({ name: 'glow_storefront', metaData: { publicPath: 'auto' } }),
    },
  );
  const { federationOrigins } = readConfig(env);
  return site.server({ federationOrigins, siteUrl: 'https://glow.example' });
}

const NAMED = { FEDERATION_ORIGINS: `https://other.example, ${HOST}` };

test.each([
  ['a file of a build', SCRIPT],
  ['a font', FONT],
  ['a picture', '/images/nothing-480.webp'],
  ['data of pages', '/page-data/b0/collections'],
  ['a manifest', MANIFEST],
])('%s can be read by a named host only, and no cache mixes them up', async (_what, url) => {
  const server = await openSite(NAMED);
  const named = await server.inject({ url, headers: { origin: HOST } });
  expect(named.headers).toMatchObject({
    'access-control-allow-origin': HOST,
    'cross-origin-resource-policy': 'cross-origin',
    vary: expect.stringMatching(/(^|, )Origin$/),
  });
  for (const headers of [{}, { origin: 'https://evil.example' }, { origin: `${HOST}.evil.example` }]) {
    const other = await server.inject({ url, headers });
    expect(other.headers).not.toHaveProperty('access-control-allow-origin');
    expect(other.headers.vary).toBe(named.headers.vary);
  }
});

test('other addresses stay as they are', async () => {
  const server = await openSite(NAMED);
  const own = ['/assets/storefront/remoteEntry.aaaaaaaa.js', '/assets/blog/remoteEntry.aaaaaaaa.js'];
  for (const url of [...own, '/api/openapi.json', '/healthz', '/robots.txt']) {
    const { headers } = await server.inject({ url, headers: { origin: HOST } });
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
});

test('without the setting no other origin gets anything', async () => {
  const server = await openSite();
  for (const url of [SCRIPT, MANIFEST, '/page-data/b0/collections']) {
    const { headers } = await server.inject({ url, headers: { origin: HOST } });
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'same-origin' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(String(headers.vary)).not.toContain('Origin');
  }
});

test('the manifest is that of the live build, with the address of its files', async () => {
  const { headers, json } = await (await openSite()).inject({ url: MANIFEST });
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringMatching('application/json'),
  });
  expect(json()).toEqual({
    name: 'glow_storefront',
    metaData: { publicPath: 'https://glow.example/assets/storefront/foreign/' },
  });
});

test.each([
  ['a remote that is for no other host', '/federation/blog/mf-manifest.json', 'b1'],
  ['an unknown remote', '/federation/nothing/mf-manifest.json', 'b1'],
  ['a live build without one', MANIFEST, 'b2'],
])('%s has no manifest', async (_what, url, build) => {
  const { statusCode, headers } = await (await openSite({}, build)).inject({ url });
  expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store']);
});
