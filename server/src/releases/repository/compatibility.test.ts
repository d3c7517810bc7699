import { releaseSchema, type Release } from './releaseSchema';
import { formerModules, remoteProblems, shellProblems } from './compatibility';

function build(name: string, changes: Partial<Release> = {}): Release {
  return releaseSchema.parse({ name, version: '1.0.0', build: 'b1', container: `glow_${name}`, ...changes });
}

const shell = build('shell', {
  offers: { react: '19.3.1', '@glow/shared/cart': '1.2.0' },
  prefixes: { checkout: ['/cart', '/checkout'], blog: ['/blog'] },
});
const blog = build('blog', { needs: { react: '^19.3.0' }, prefixes: { blog: ['/blog'] } });

function checkout(changes: Partial<Release> = {}): Release {
  return build('checkout', {
    needs: { react: '^19.3.1', '@glow/shared/cart': '^1.1.0' },
    prefixes: { checkout: ['/cart', '/checkout'] },
    ...changes,
  });
}

test.each([
  ['^1.2.0', '1.2.0', true],
  ['^1.2.0', '1.10.0', true],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.0', '2.3.0', false],
  ['^2.0.0', '1.9.0', false],
  ['^0.2.0', '0.3.0', false],
  ['^0.2.0', '0.2.1', true],
  ['^0.0.3', '0.0.9', false],
  ['^1.2.0', '1.3.0-canary.4', false],
  ['^1.2.0', 'latest', false],
])('a remote that needs %s is released into a shell with %s: %s', (range, version, isReleased) => {
  const remote = checkout({ needs: { '@glow/shared/cart': range } });
  const problems = remoteProblems(remote, [], [{ ...shell, offers: { '@glow/shared/cart': version } }]);
  expect(problems.length === 0).toBe(isReleased);
});

describe('A shell that reads the routes of remotes from the registry', () => {
  const current = { ...shell, prefixes: { shell: ['/about', '/newsletter'] } };

  test('takes remotes with any prefix', () => {
    expect(remoteProblems(checkout({ prefixes: { checkout: ['/cart', '/gifts'] } }), [blog], [current])).toEqual([]);
    expect(shellProblems({ ...current, needs: {} }, [checkout(), blog])).toEqual([]);
  });

  test.each(['/about', '/about/us', '/newsletter/gifts'])('keeps its own pages: %s', (prefix) => {
    const greedy = checkout({ prefixes: { checkout: [prefix] } });
    const own = prefix.startsWith('/about') ? '/about' : '/newsletter';
    expect(remoteProblems(greedy, [blog], [current])).toEqual([
      `GLOW-261 checkout answers ${prefix}, and shell answers ${own}: change one.`,
    ]);
    expect(shellProblems(current, [greedy])).toEqual([
      `GLOW-261 shell answers ${own}, and checkout answers ${prefix}: change one.`,
    ]);
  });
});

test('a compatible remote is released', () => {
  expect(remoteProblems(checkout(), [blog, checkout()], [shell])).toEqual([]);
});

const RELEASE_SHELL = 'release the shell first, or both together (`npm run release -- shell checkout`).';

test.each<[string, Partial<Release>, string]>([
  ...['^1.3.0', '^2.0.0'].map((range): [string, Partial<Release>, string] => [
    `the contract ${range}`,
    { needs: { '@glow/shared/cart': range } },
    `GLOW-239 checkout needs the contract @glow/shared/cart ${range}, and the live shell offers 1.2.0: ${RELEASE_SHELL}`,
  ]),
  [
    'what the shell does not have',
    { needs: { '@glow/shared/gifts': '^1.0.0' } },
    'GLOW-238 checkout needs @glow/shared/gifts ^1.0.0, which the live shell does not offer: release the shell first.',
  ],
  [
    'another React',
    { needs: { react: '^20.0.0' } },
    'GLOW-240 checkout is built for react ^20.0.0, and the live shell brings 19.3.1: a page has one copy of it.',
  ],
  ...[
    ['/blog', 'GLOW-261 checkout answers /blog, and blog answers /blog: change one.'],
    ['/blog/shop', 'GLOW-261 checkout answers /blog/shop, and blog answers /blog: change one.'],
    ['/gifts', 'GLOW-244 checkout answers /gifts, which the live shell does not send to it.'],
    ['/api/cart', 'GLOW-243 checkout answers /api/cart, and the server answers /api itself.'],
    ['//', 'GLOW-242 checkout answers "//", which is no path of lower case letters, digits and hyphens.'],
  ].map(([prefix = '', sentence = '']): [string, Partial<Release>, string] => [
    `the prefix ${prefix}`,
    { prefixes: { checkout: ['/cart', prefix] } },
    sentence,
  ]),
  [
    'another container',
    { container: 'checkout' },
    'GLOW-236 checkout is built as the container "checkout", and the shell looks for "glow_checkout".',
  ],
])('a remote with %s is refused', (_what, changes, sentence) => {
  expect(remoteProblems(checkout(changes), [blog], [shell])).toContain(sentence);
});

test('a remote that needs the former major of a contract is released while the shell offers both', () => {
  const both = build('shell', {
    ...shell,
    offers: { ...shell.offers, '@glow/shared/cart': '2.0.0' },
    formerOffers: { '@glow/shared/cart': '1.2.0' },
  });
  expect(remoteProblems(checkout(), [], [both])).toEqual([]);
  expect(shellProblems(both, [checkout(), blog])).toEqual([]);
  expect(formerModules(checkout(), both)).toEqual(['@glow/shared/cart']);
  expect(formerModules(blog, both)).toEqual([]);
  const newest = checkout({ needs: { '@glow/shared/cart': '^2.0.0' } });
  expect(remoteProblems(newest, [], [both])).toEqual([]);
  expect(formerModules(newest, both)).toEqual([]);
});

test('a former major may be for builds of its later versions only', () => {
  const both = build('shell', {
    ...shell,
    offers: { ...shell.offers, '@glow/shared/cart': '2.0.0' },
    formerOffers: { '@glow/shared/cart': '1.4.0' },
    formerSince: { '@glow/shared/cart': '1.4.0' },
  });
  const late = checkout({ needs: { '@glow/shared/cart': '^1.4.0' } });
  const early = checkout({ needs: { '@glow/shared/cart': '^1.3.0' } });
  expect(shellProblems(both, [late])).toEqual([]);
  expect(formerModules(late, both)).toEqual(['@glow/shared/cart']);
  expect(formerModules(early, both)).toEqual([]);
  expect(shellProblems(both, [early])).toEqual([
    'GLOW-237 checkout was built with @glow/shared/cart 1.3.0, and this shell serves builds of 1.4.0 or later: build and release checkout again.',
  ]);
  expect(remoteProblems(early, [], [both])).toHaveLength(1);
});

test('one version of a contract with other types is refused; another version may have other types', () => {
  const typed = build('shell', { ...shell, types: { '@glow/shared/cart': 'aaaa' } });
  const types = { '@glow/shared/cart': 'bbbb' };
  expect(remoteProblems(checkout({ needs: { '@glow/shared/cart': '^1.2.0' }, types }), [], [typed])).toEqual([
    'GLOW-241 checkout and the live shell were built with different types of @glow/shared/cart 1.2.0: say `npm run glow -- contract` where they changed.',
  ]);
  expect(remoteProblems(checkout({ types }), [], [typed])).toEqual([]);
  expect(remoteProblems(checkout({ needs: { '@glow/shared/cart': '^1.2.0' } }), [], [typed])).toEqual([]);
});

test('the prefix of the home page overlaps with no other', () => {
  const prefixes = { storefront: ['/'] };
  expect(remoteProblems(build('storefront', { prefixes }), [blog], [build('shell', { prefixes })])).toEqual([]);
});

test('a remote must be compatible with every live shell', () => {
  const early = build('shell', { ...shell, offers: { ...shell.offers, react: '20.0.0' } });
  expect(remoteProblems(checkout(), [], [shell, early])).toEqual([
    'GLOW-240 checkout is built for react ^19.3.1, and the live shell brings 20.0.0: a page has one copy of it.',
  ]);
});

test.each<[string, Partial<Release>, string]>([
  [
    'removes a contract',
    { offers: { react: '19.3.1' } },
    'GLOW-238 checkout needs @glow/shared/cart ^1.1.0, which this shell does not offer.',
  ],
  [
    'breaks a contract',
    { offers: { react: '19.3.1', '@glow/shared/cart': '2.0.0' } },
    'GLOW-239 checkout needs the contract @glow/shared/cart ^1.1.0, and this shell offers 2.0.0: let the shell offer both majors for a while, or both together (`npm run release -- shell checkout`).',
  ],
  [
    'has an older minor of a contract',
    { offers: { react: '19.3.1', '@glow/shared/cart': '1.0.0' } },
    'GLOW-239 checkout needs the contract @glow/shared/cart ^1.1.0, and this shell offers 1.0.0: `npm run rollback -- checkout` first, or both together (`npm run release -- shell checkout`).',
  ],
  [
    'brings another React',
    { offers: { react: '20.0.0', '@glow/shared/cart': '1.2.0' } },
    'GLOW-240 blog is built for react ^19.3.0, and this shell brings 20.0.0: a page has one copy of it.',
  ],
  [
    'lacks a prefix',
    { prefixes: { checkout: ['/cart'], blog: ['/blog'] } },
    'GLOW-244 checkout answers /checkout, which this shell does not send to it.',
  ],
])('a shell that %s is refused', (_what, changes, sentence) => {
  expect(shellProblems(build('shell', { ...shell, ...changes }), [blog, checkout()])).toContain(sentence);
});

test('a shell that is compatible with every live remote is released', () => {
  expect(shellProblems(shell, [blog, checkout()])).toEqual([]);
});
