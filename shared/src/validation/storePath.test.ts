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
  ])('%s is accepted', (path) => {
    expect(storePath(path)).toBe(path);
  });

  test('a path is normalized', () => {
    expect(storePath('/account/./orders/../addresses')).toBe('/account/addresses');
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an object', { pathname: '/account' }],
    ['an empty text', ''],
    ['a relative path', 'account'],
    ['another site', 'https://other.example/account'],
    ['a scheme without slashes', 'https:other.example'],
    ['a script', 'javascript:alert(1)'],
    ['two slashes', '//other.example'],
    ['three slashes', '///other.example'],
    ['a backslash', '/\\other.example'],
    ['two backslashes', '\\\\other.example'],
    ['a backslash further on', '/account\\..\\..\\other.example'],
    ['an encoded slash', '/%2Fother.example'],
    ['an encoded slash in small letters', '/%2fother.example'],
    ['an encoded backslash', '/%5Cother.example'],
    ['a space in front', ' /account'],
    ['a tab between slashes', '/\t/other.example'],
    ['a line break between slashes', '/\n/other.example'],
    ['an encoded tab', '/%09/other.example'],
    ['a null character', '/\u0000/other.example'],
    ['a dot segment before two slashes', '/.//other.example'],
    ['a parent segment before two slashes', '/account/..//other.example'],
    ['an encoded dot segment', '/%2e//other.example'],
  ])('%s is rejected', (_, value) => {
    expect(storePath(value)).toBeUndefined();
  });
});
