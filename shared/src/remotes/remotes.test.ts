import { hasOwnMain, hasQuietHeader, isUnder, isWithoutChrome, keepParameters, ownerOf } from '@glow/shared/remotes';
import remotes from '../../remotes.json';

test.each([
  ['storefront', '/ /collections/skincare /collections/anything /product/skn-001 /wishlist'],
  ['checkout', '/cart /checkout'],
  ['account', '/login /signup /forgot-password /account /account/orders/GLW-001 /account/payment-methods'],
  ['blog', '/blog /blog/morning-routine /blog/category/skincare-tips /blog/tag/vitamin-c'],
  ['admin', '/admin /admin/orders'],
  [undefined, '/about /contact /faq /privacy /terms /shipping /size-guide /track-order /careers /sustainability'],
  [undefined, '/press /no-such-page /carts /accounts /logins /blogger /administrator /products/skn-001 //cart'],
])('%s answers %s, also with a slash at the end (URL-13)', (name, paths) => {
  for (const pathname of paths.split(' '))
    expect([pathname, pathname.replace(/\/?$/, '/')].map((path) => ownerOf(remotes, path)?.name)).toEqual([name, name]);
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

test.each([
  [true, '/login /signup /forgot-password /login/ /admin'],
  [false, '/ /cart /checkout /account /account/orders/GLW-001 /blog /about /no-such-page /logins /account/login'],
])('Without header and footer, %s: %s (NAV-1)', (isWithout, paths) => {
  for (const path of paths.split(' ')) expect([path, isWithoutChrome(remotes, path)]).toEqual([path, isWithout]);
});

test.each(['/checkout', '/checkout/review', '/cart', '/'])('The header of %s is quiet only in the checkout', (path) => {
  expect(hasQuietHeader(remotes, path)).toBe(path.startsWith('/checkout'));
});

test('Names, folders, ports and URL prefixes are each used once, and every remote has its team', () => {
  const all = { prefixes: remotes.flatMap(({ prefixes }) => prefixes) as unknown[] };
  for (const key of ['name', 'folder', 'port'] as const) Object.assign(all, { [key]: remotes.map((one) => one[key]) });
  for (const values of Object.values(all)) expect(values).toEqual([...new Set(values)]);
  expect(remotes.filter(({ team }) => !team)).toEqual([]);
});

test('A remote decides on header and footer of its own URLs only', () => {
  for (const { name, withoutChrome } of remotes)
    expect(withoutChrome.map((prefix) => ownerOf(remotes, prefix)?.name)).toEqual(withoutChrome.map(() => name));
  const prefixes = {
    prefixes: ['/greedy'],
    withoutChrome: ['/greedy', '/cart'],
    withOwnMain: ['/cart'],
    withQuietHeader: ['/blog'],
  };
  const all = [{ name: 'greedy', ...prefixes }, ...remotes];
  expect(isWithoutChrome(all, '/greedy/one')).toBe(true);
  expect(isWithoutChrome(all, '/cart')).toBe(false);
  expect(hasQuietHeader(all, '/blog')).toBe(false);
  expect(['/cart', '/login', '/admin'].filter((path) => hasOwnMain(all, path))).toEqual(['/admin']);
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
