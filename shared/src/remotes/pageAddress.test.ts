import { isPagePath, keepParameters, ownerOf, plainPath, plainQuery, plainUrl, readQuery } from '@glow/shared/remotes';
import fc from 'fast-check';
import remotes from '../../remotes.json';

describe('A query is read once, for server and browser (URL-151)', () => {
  test.each([
    ['?variant=plum?utm_source=letter', { variant: ['plum'] }],
    ['?q=serum?fbclid=x', { q: ['serum'] }],
    ['?brand=Velour?gclid=x', { brand: ['Velour'] }],
    ['??q=serum', { q: ['serum'] }],
    ['?q=serum&amp;brand=Velour', { q: ['serum'], brand: ['Velour'] }],
    ['?q=serum&amp;amp;brand=Velour', { q: ['serum'], brand: ['Velour'] }],
    ['?q=rose+balm&brand=Glow%20Lab', { q: ['rose balm'], brand: ['Glow Lab'] }],
    ['?brand=a&brand=b&brand=', { brand: ['a', 'b', ''] }],
    ['?q=50%&brand=%E8', { q: ['50%'], brand: ['\ufffd'] }],
    ['?q=a;brand=b', { q: ['a;brand=b'] }],
    ['?q=a%00b%0d%0ac', { q: ['a b  c'] }],
    ['?q=what%3F&brand=A%26amp%3BB', { q: ['what?'], brand: ['A&amp;B'] }],
  ])('%s', (query, expected) => {
    const read = readQuery(query);
    for (const [name, values] of Object.entries(expected)) expect(read.getAll(name)).toEqual(values);
    const kept = keepParameters(`/a${query}`, ['q', 'brand', 'variant']);
    expect(keepParameters(kept, ['q', 'brand', 'variant'])).toBe(kept);
    expect(String(new URLSearchParams(plainQuery(query)))).toBe(String(read));
  });

  test('a long value is cut between characters, and what does not fit is ignored', () => {
    expect(readQuery(`q=${'x'.repeat(5_000)}`).get('q')).toHaveLength(1_000);
    expect(readQuery(`q=${'x'.repeat(999)}🌹🌹`).get('q')).toBe('x'.repeat(999) + '🌹');
    const brands = readQuery('brand=Velour&'.repeat(1_000)).getAll('brand');
    expect(new Set(brands)).toEqual(new Set(['Velour']));
    expect(keepParameters(`/a?${'brand=Velour&'.repeat(1_000)}`, ['brand']).length).toBeLessThan(3_005);
  });

  test('a query that is plain stays as it is written', () => {
    expect(plainQuery('?q=rose%20balm&utm_source=x')).toBe('?q=rose%20balm&utm_source=x');
    expect(plainUrl('/collections/all?q=a?b=c#x?y')).toBe('/collections/all?q=a&b=c#x?y');
  });

  const queries = fc.string({ unit: fc.constantFrom(...'?&=;+%#0aE8 qb', '&amp;', '%00', '🌹', 'é', '%ED%A0%80') });

  test('what the server keeps of any query is what the browser reads of it', () => {
    fc.assert(
      fc.property(queries, (text) => {
        const { search } = new URL(`/?${text}`, 'https://glow.example');
        const onServer = new URLSearchParams(keepParameters(`/a${search}`, ['q', 'b']).slice(2));
        const inBrowser = new URLSearchParams(plainQuery(search));
        for (const name of ['q', 'b']) expect(onServer.getAll(name)).toEqual(inBrowser.getAll(name));
      }),
    );
  });
});

describe('A path is read once, for server and browser (URL-150)', () => {
  test.each([
    ['/', '/'],
    ['/Product/SKN-001', '/product/skn-001'],
    ['/product/skn-001.', '/product/skn-001'],
    ['/collections/Skincare', '/collections/skincare'],
    ['/collections/skincare,', '/collections/skincare'],
    ['/blog/The-Vitamin-C-Guide)', '/blog/the-vitamin-c-guide'],
    ['/cart/', '/cart'],
    ['//cart', '/cart'],
    ['/\\cart', '/cart'],
    ['/cart%20', '/cart'],
    ['/%E2%80%9Ccart%E2%80%9D', '/cart'],
    ['/cart%3E', '/cart'],
    ["/cart'", '/cart'],
    ['/cart%E2%80%8B', '/cart'],
    ['/%EF%BC%A3%EF%BC%A1%EF%BC%B2%EF%BC%B4', '/cart'],
    ['/cart%EF%BC%8E', '/cart'],
    ['/account/orders/GLW-65M5NSQKSP0Q.', '/account/orders/GLW-65M5NSQKSP0Q'],
    ['/Account/Orders/GLW-001/', '/account/orders/GLW-001'],
    ['/blog/cr%c3%a8me', '/blog/cr%c3%a8me'],
    ['/product/a%2Fb', '/product/a%2Fb'],
  ])('%s is %s', (given, plain) => expect(plainPath(given)).toBe(plain));

  const FILES = ['/product/skn-001.html', '/wp-login.php', '/blog/x.guide', '/favicon.png', '/.env', '/.git/config'];

  test.each(FILES)('%s looks like a file, so that the shell answers it (URL-152)', (pathname) => {
    expect([isPagePath(pathname), ownerOf(remotes, pathname)]).toEqual([false, undefined]);
  });

  const NO_PAGES = [
    '/%',
    '/blog/cr%E8me',
    '/product/50%-off',
    '/product/%00',
    '//evil.example',
    '/fragments/blog/BlogBand',
  ];

  test.each([...NO_PAGES, `/product/${'p'.repeat(900)}`])('%s is no page, and stays as it is (URL-152)', (pathname) => {
    expect([isPagePath(pathname), plainPath(pathname)]).toEqual([false, pathname]);
  });

  const paths = fc.string({ unit: fc.oneof(fc.constantFrom(...'//\\.%aA1-_ ', '%2F', '%5C', '%C3%A8'), fc.string()) });

  test('no path leads to another site, or from one redirect to the next', () => {
    fc.assert(
      fc.property(paths, (text) => {
        const { pathname } = new URL(`https://glow.example/${encodeURI(text)}`);
        for (const path of [pathname, `/${text}`]) {
          if (!isPagePath(path)) return;
          const plain = plainPath(path);
          expect(plainPath(plain)).toBe(plain);
          expect(new URL(plain, 'https://glow.example').origin).toBe('https://glow.example');
        }
      }),
    );
  });
});
