import { storePath } from './storePath';

describe('the return path after signing in', () => {
  test.each([
    '/',
    '/account',
    '/admin',
    '/account/orders/GLW-001',
    '/collections/skincare?q=glow%2Fserum&sort=price-low',
    '/product/skn-001?variant=30ml#reviews',
    '/blog?next=//other.example',
  ])('%s is accepted (AUTH-14)', (path) => {
    expect(storePath(path)).toBe(path);
  });

  test('a path is normalized', () => {
    expect(storePath('/account/./orders/../addresses')).toBe('/account/addresses');
  });

  test.each([
    ...[undefined, null, { pathname: '/account' }, '', 'account'],
    // of other sites and schemes
    ...['https://other.example/account', 'https:other.example', 'javascript:alert(1)', '//other.example'],
    ...['///other.example', '/\\other.example', '\\\\other.example', '/account\\..\\..\\other.example'],
    // encoded, with white space, or with segments of dots
    ...['/%2Fother.example', '/%2fother.example', '/%5Cother.example', ' /account', '/\t/other.example'],
    ...['/\n/other.example', '/%09/other.example', '/\u0000/other.example', '/.//other.example'],
    ...['/account/..//other.example', '/%2e//other.example'],
  ])('%j is rejected (AUTH-14)', (value) => {
    expect(storePath(value)).toBeUndefined();
  });
});
