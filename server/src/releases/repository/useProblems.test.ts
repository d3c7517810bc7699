import { releaseSchema, type Release } from './releaseSchema';
import { useProblems } from './compatibility';

function build(name: string, changes: Partial<Release> = {}): Release {
  return releaseSchema.parse({ name, version: '1.0.0', build: 'b1', container: `glow_${name}`, ...changes });
}

const SLOTS = { 'storefront/product.below': [{ fragment: 'Reviews' }] };
const storefront = build('storefront', {
  provides: { 'storefront/ProductShelf': '1.2.0', 'storefront/product.below': '1.0.0' },
});
const blog = build('blog', { uses: { 'storefront/ProductShelf': '^1.1.0' } });
const reviews = build('reviews', { slots: SLOTS, uses: { 'storefront/product.below': '^1.0.0' } });

test('builds that fit have no problems, in either order', () => {
  expect(useProblems(blog, [storefront, reviews])).toEqual([]);
  expect(useProblems(storefront, [blog, reviews])).toEqual([]);
  expect(useProblems(reviews, [blog, storefront])).toEqual([]);
});

test.each([
  [{}, 'has none'],
  [{ 'storefront/ProductShelf': '2.0.0' }, 'has 2.0.0'],
  [{ 'storefront/ProductShelf': '1.0.0' }, 'has 1.0.0'],
])('a build with %j is refused while a live page shows the fragment', (provides, phrase) => {
  expect(useProblems(build('storefront', { provides }), [blog])).toEqual([
    `GLOW-262 blog uses storefront/ProductShelf ^1.1.0, and storefront ${phrase}: release blog without it first, or both together (\`npm run release -- storefront blog\`).`,
  ]);
});

test('a build that takes away a slot is refused while a live build contributes to it', () => {
  expect(useProblems(build('storefront'), [reviews])).toEqual([
    'GLOW-262 reviews uses storefront/product.below ^1.0.0, and storefront has none: release reviews without it first, or both together (`npm run release -- storefront reviews@<build>`).',
  ]);
});

test('a build that shows what the live provider has not is refused', () => {
  expect(useProblems(blog, [build('storefront')])).toEqual([
    'GLOW-262 blog uses storefront/ProductShelf ^1.1.0, and storefront has none: release storefront with it first, or both together (`npm run release -- storefront blog`).',
  ]);
});

test('without any live provider a fragment is its fallback, and a slot is refused', () => {
  expect(useProblems(blog, [])).toEqual([]);
  expect(useProblems(reviews, [blog])).toEqual([
    'GLOW-245 reviews contributes to the slot storefront/product.below, and no live build opens it: take it out of "slots", or release its page first.',
  ]);
});
