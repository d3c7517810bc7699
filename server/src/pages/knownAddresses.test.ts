import { createSampleCatalog } from '@glow/shared/samples';
import { createCatalogReads } from '../catalog/catalogReads';
import type { Renderer } from '../rendering/renderer';
import type { Composition } from './composer';
import { createKnownAddresses } from './addresses';

const composition = {
  id: 's1',
  remotes: [{ name: 'storefront', prefixes: ['/', '/product', '/collections'] }],
  releases: new Map([['storefront', { name: 'storefront', paths: ['/', '/product/:id', '/collections/:slug?'] }]]),
} as unknown as Composition;

test.each([
  ['/', true],
  ['/product/skn-001', true],
  ['/product/made-up', false],
  ['/collections/skincare', true],
  ['/collections/made-up', false],
  ['/?q=made-up', false],
  ['/none', false],
])('an address that a stranger can make up is not known: %s is %s', async (url, isKnown) => {
  const catalog = createCatalogReads(createSampleCatalog());
  const listed = { value: ['/product/skn-001', '/collections/skincare'], recorded: catalog.record() };
  const renderer = { sitemapPaths: async () => listed } as unknown as Renderer;
  const addresses = createKnownAddresses(renderer, catalog);
  await addresses.list(composition);
  expect(addresses.has(composition, url)).toBe(isKnown);
});
