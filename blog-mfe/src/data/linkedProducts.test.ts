import { linkedProducts } from './linkedProducts';

test.each([
  ['no link at all', []],
  ['[A](/product/skn-001) and [B](/product/mkp-002), then [A](/product/skn-001)', ['skn-001', 'mkp-002']],
  ['[all](/collections/all), [elsewhere](https://example.com/product/skn-001), /product/skn-001', []],
])('%j links to %j (BLOG-30)', (markdown, ids) => expect(linkedProducts(markdown)).toEqual(ids));
