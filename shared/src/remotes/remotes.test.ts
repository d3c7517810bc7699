import { hasQuietHeader, isUnder, isWithoutChrome, keepParameters, ownerOf } from '@glow/shared/remotes';
import remotes from '../../remotes.json';

describe('Every URL of the store has its owner', () => {
  test.each([
    ['/', 'storefront'],
    ['/collections/skincare', 'storefront'],
    ['/collections/makeup', 'storefront'],
    ['/collections/bestsellers', 'storefront'],
    ['/collections/new-arrivals', 'storefront'],
    ['/collections/glow-kits', 'storefront'],
    ['/collections/anything', 'storefront'],
    ['/product/skn-001', 'storefront'],
    ['/product/unknown', 'storefront'],
    ['/wishlist', 'storefront'],
    ['/cart', 'checkout'],
    ['/checkout', 'checkout'],
    ['/login', 'account'],
    ['/signup', 'account'],
    ['/forgot-password', 'account'],
    ['/account', 'account'],
    ['/account/orders', 'account'],
    ['/account/orders/GLW-001', 'account'],
    ['/account/addresses', 'account'],
    ['/account/payment-methods', 'account'],
    ['/blog', 'blog'],
    ['/blog/morning-routine', 'blog'],
    ['/blog/category/skincare-tips', 'blog'],
    ['/blog/tag/vitamin-c', 'blog'],
    ['/admin', 'admin'],
    ['/admin/orders', 'admin'],
  ])('%s belongs to %s', (pathname, name) => {
    expect(ownerOf(remotes, pathname)?.name).toBe(name);
  });

  test.each(['/cart/', '/account/', '/collections/skincare/'])('%s too, with a slash at its end', (pathname) => {
    expect(ownerOf(remotes, pathname)).toBe(ownerOf(remotes, pathname.slice(0, -1)));
    expect(ownerOf(remotes, pathname)).toBeDefined();
  });

  test.each([
    '/about',
    '/contact',
    '/faq',
    '/privacy',
    '/terms',
    '/shipping',
    '/size-guide',
    '/track-order',
    '/careers',
    '/press',
    '/sustainability',
    '/no-such-page',
    '/carts',
    '/accounts',
    '/logins',
    '/blogger',
    '/administrator',
    '/products/skn-001',
    '//cart',
  ])('%s is answered by the shell itself', (pathname) => {
    expect(ownerOf(remotes, pathname)).toBeUndefined();
  });
});

test.each([
  ['/blog', '/blog', true],
  ['/blog/serums', '/blog', true],
  ['/blogger', '/blog', false],
  ['/', '/blog', false],
  ['/', '/', true],
  ['/blog', '/', false],
])('%s under %s: %s', (pathname, prefix, isIt) => {
  expect(isUnder(pathname, prefix)).toBe(isIt);
});

describe('Header and footer', () => {
  test.each(['/login', '/signup', '/forgot-password', '/login/', '/admin'])('are not on %s', (pathname) => {
    expect(isWithoutChrome(remotes, pathname)).toBe(true);
  });

  test.each([
    '/',
    '/cart',
    '/checkout',
    '/account',
    '/account/orders/GLW-001',
    '/blog',
    '/about',
    '/no-such-page',
    '/logins',
    '/account/login',
  ])('are on %s', (pathname) => {
    expect(isWithoutChrome(remotes, pathname)).toBe(false);
  });
});

test('Names, folders, ports and URL prefixes are each used once', () => {
  for (const values of [
    remotes.map(({ name }) => name),
    remotes.map(({ folder }) => folder),
    remotes.map(({ port }) => port),
    remotes.flatMap(({ prefixes }) => prefixes),
  ]) {
    expect(new Set<unknown>(values).size).toBe(values.length);
  }
});

test('Every remote has its team', () => {
  expect(remotes.filter(({ team }) => !team)).toEqual([]);
});

test('What stands without header and footer belongs to the remote that says so', () => {
  for (const { name, withoutChrome } of remotes)
    expect(withoutChrome.map((prefix) => ownerOf(remotes, prefix)?.name)).toEqual(withoutChrome.map(() => name));
});

test('A remote decides on header and footer of its own URLs only', () => {
  const greedy = {
    name: 'greedy',
    prefixes: ['/greedy'],
    withoutChrome: ['/greedy', '/cart'],
    withQuietHeader: ['/blog'],
  };
  const all = [greedy, ...remotes];
  expect(isWithoutChrome(all, '/greedy/one')).toBe(true);
  expect(isWithoutChrome(all, '/cart')).toBe(false);
  expect(hasQuietHeader(all, '/blog')).toBe(false);
});

test.each([
  ['/a', [], '/a'],
  ['/a?utm_source=x', [], '/a'],
  ['/a?utm_source=x&b=1&c=2', ['c', 'b'], '/a?c=2&b=1'],
  ['/a?b=1&x=y&b=2', ['b'], '/a?b=1&b=2'],
  ['/a?b=%20%26', ['b'], '/a?b=+%26'],
])('%s with the parameters %j is %s', (url, names, kept) => {
  expect(keepParameters(url, names)).toBe(kept);
});

test.each([
  ['/checkout', true],
  ['/checkout/review', true],
  ['/cart', false],
  ['/', false],
])('the header of %s is quiet: %s', (pathname, expected) => {
  expect(hasQuietHeader(remotes, pathname)).toBe(expected);
});
