import fc from 'fast-check';
import { matchPath } from '@glow/shared/router';
import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { createPageReads } from '../pageReads';
import type { Renderer } from '../rendering/renderer';
import { createKnownAddresses, hasPageAt } from './addresses';
import type { Composition } from './composer';

/** A composition of a shell and a blog with these patterns. */
function compositionOf(paths: string[] | undefined): Composition {
  const remotes = [{ name: 'blog', prefixes: ['/blog'] }];
  const releases = new Map([
    ['shell', { name: 'shell', paths: ['/about', '/newsletter/confirm'] }],
    ['blog', { name: 'blog', paths }],
  ]);
  return { remotes, releases } as unknown as Composition;
}

test.each([
  ['/about', true],
  ['/newsletter/confirm', true],
  ['/newsletter', false],
  ['/about/us', false],
  ['/none', false],
  ['/blog', true],
  ['/blog/serums', true],
  ['/blog/serums/more', false],
])('%s is an address of the store: %s', (pathname, isThere) => {
  expect(hasPageAt(compositionOf(['/blog', '/blog/:slug']), pathname)).toBe(isThere);
});

test('of a build that does not say which pages it has, nothing is known', () => {
  expect(hasPageAt(compositionOf(undefined), '/blog/serums')).toBeUndefined();
});

const segment = fc.constantFrom('a', 'b', 'a.b', 'x-1', ':id', ':id?', 'b?');
const pattern = fc
  .tuple(fc.array(segment, { maxLength: 3 }), fc.constantFrom('', '/*'))
  .map(([segments, end]) => `/blog${segments.map((one) => `/${one}`).join('')}${end}`);
const pathname = fc
  .array(fc.constantFrom('a', 'b', 'x-1', 'axb', 'other', '%C3%A8'), { maxLength: 5 })
  .map((segments) => `/blog${segments.map((one) => `/${one}`).join('')}`);

test('patterns mean what they mean in react-router', () => {
  fc.assert(
    fc.property(pattern, pathname, (path, url) => {
      fc.pre(!/\?.*\?/.test(path));
      const plain = path.replace(/\/[^/]*\?/, '');
      const expected = [path.replace('?', ''), plain].some((one) => matchPath(one, url) !== null);
      expect(hasPageAt(compositionOf([path]), url)).toBe(expected);
    }),
  );
});

test.each([
  ['/', true],
  ['/product/skn-001', true],
  ['/product/made-up', false],
  ['/collections/skincare', true],
  ['/collections/made-up', false],
  ['/?q=made-up', false],
  ['/none', false],
])('an address that a stranger can make up is not known: %s is %s', async (url, isKnown) => {
  const paths = ['/', '/product/:id', '/collections/:slug?'];
  const composition = {
    id: 's1',
    remotes: [{ name: 'storefront', prefixes: ['/', '/product', '/collections'] }],
    releases: new Map([['storefront', { name: 'storefront', paths }]]),
  } as unknown as Composition;
  const catalog = createPageReads(catalogReads(createSampleCatalog()));
  const listed = {
    value: [{ path: '/product/skn-001' }, { path: '/collections/skincare' }],
    recorded: catalog.record(),
  };
  const addresses = createKnownAddresses({ sitemapPaths: async () => listed } as unknown as Renderer, catalog);
  await addresses.list(composition);
  expect(addresses.has(composition, url)).toBe(isKnown);
});
