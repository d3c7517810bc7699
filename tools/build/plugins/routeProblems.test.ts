import fc from 'fast-check';
import { matchRoutes } from 'react-router-dom';
import { pagePaths, routeProblems } from './routeProblems.js';

type Route = ({ path: string; name?: string } | { fragment: string }) & { hasData?: boolean };

/** The server bundle of a remote with these routes, after what most bundles do first. */
function bundle(...routes: Route[]): string {
  return `
    const styled = require('@emotion/styled').default;
    const Box = styled.div(({ theme }) => ({ gap: theme.space(2) }));
    class Shown extends require('react').Component {}
    for (const name of require('@glow/shared/catalog').collections) console.log(name);
    const { defineRoutes } = require('@glow/shared/app');
    module.exports = { Screens: (0, require('@glow/shared/app').defineRoutes)(${JSON.stringify(routes)}), Box, Shown,
      pageData: { gifts: () => 1, Teaser: () => 2 } };`;
}

const ofPaths = (...paths: string[]) => routeProblems(bundle(...paths.map((path) => ({ path }))));

test.each([
  [['/blog/:slug', '/blog/:id'], '/blog/x'],
  [['/blog', '/gifts', '/blog'], '/blog'],
  [['/a/:x/b', '/a/b/:y'], '/a/b/b'],
  [['/a/*', '/a/*'], '/a/x'],
])('routes of which none is more specific are refused: %j', (paths, path) => {
  expect(ofPaths(...paths)).toEqual([expect.stringContaining(`are equally specific for ${path}: `)]);
});

test('routes of which one is more specific, or that have no common URL, are not refused, in any order', () => {
  const paths = '/blog /blog/:slug /blog/events /blog/tag/:tag /blog/:slug/:part /blog/* /x/:a /y/:a'.split(' ');
  expect([...ofPaths(...paths), ...ofPaths(...paths.toReversed())]).toEqual([]);
});

test('a fragment that is defined twice is refused', () => {
  const fragment = { fragment: 'blog/Teaser' };
  expect(routeProblems(bundle(fragment, { path: '/blog' }, fragment))).toHaveLength(1);
});

test('data that a route or fragment has, and the bundle has not, is told', () => {
  const withData = [
    { path: '/gifts', name: 'gifts', hasData: true },
    { path: '/gifts/more', name: 'more', hasData: true },
    { path: '/gifts/plain', name: 'plain' },
    { fragment: 'gifts/Teaser', hasData: true },
    { fragment: 'gifts/Band', hasData: true },
  ];
  expect(routeProblems(bundle(...withData))).toEqual([
    'GLOW-106 src/routes.tsx: pageData lacks /gifts/more: add it.',
    'GLOW-106 src/routes.tsx: pageData lacks /fragments/gifts/Band: add it.',
  ]);
  expect(routeProblems(bundle(...withData).replace('pageData:', 'data:'))).toHaveLength(4);
  expect(routeProblems(`${bundle(...withData)} throw new Error('no window');`)).toHaveLength(2);
});

test('a fragment that the manifest offers and no route has is told; a slot is no fragment', () => {
  const target = {
    folder: 'gifts-mfe',
    release: { provides: { 'gifts/Teaser': '1.0.0', 'gifts/gifts.below': '1.0.0' } },
  };
  expect(routeProblems(bundle({ fragment: 'gifts/Band' }), target)).toEqual([
    'GLOW-107 gifts-mfe/src/routes.tsx: no route has the fragment gifts/Teaser: add one.',
  ]);
  expect(routeProblems(bundle({ fragment: 'gifts/Teaser' }), target)).toEqual([]);
  expect(routeProblems('throw new Error("no window")', target)).toEqual([]);
});

test('an entry that a slot cannot show is told', () => {
  const link = { label: 'Gifts', to: '/gifts' };
  const slots = {
    'shell/header.links': [link, { label: 'Gifts' }, { to: '/gifts' }],
    'storefront/home.below': [{ fragment: 'Teaser' }, { fragment: 'Teasr' }],
    'account/account.tabs': [{ ...link, fragment: 'Teaser' }, link, { fragment: 'Teaser', label: 'Gifts' }],
  };
  const told = routeProblems('', { release: { name: 'gifts', provides: { 'gifts/Teaser': '1.0.0' }, slots } });
  expect(told.map((sentence) => /cannot show (.*): a link/.exec(sentence)?.[1])).toEqual([
    '{"label":"Gifts"}',
    '{"to":"/gifts"}',
    '{"fragment":"Teasr"}',
    '{"label":"Gifts","to":"/gifts"}',
    '{"fragment":"Teaser","label":"Gifts"}',
  ]);
});

test('the URL patterns of the pages of a remote are those of its routes with a screen', () => {
  const code = `require('@glow/shared/app').defineRoutes([
    { path: '/gifts', load() {} }, { path: '/gifts/:id', load() {} }, { path: '/gifts/data' }, { fragment: 'gifts/Teaser', load() {} },
  ]);`;
  expect(pagePaths(code, false)).toEqual(['/gifts', '/gifts/:id']);
  expect(pagePaths('throw new Error("no window")', false)).toBeUndefined();
});

test('the shell exports the URL patterns of its pages', () => {
  expect(pagePaths("require('node:util'); exports.paths = ['/about'];", true)).toEqual(['/about']);
});

test('a bundle that cannot be evaluated alone is not judged', () => {
  expect(routeProblems('throw new Error("no window")')).toEqual([]);
});

test('routes that are not refused lead to the same one in any order', () => {
  const segment = fc.constantFrom('a', 'b', ':x', ':y');
  const pattern = fc
    .tuple(fc.array(segment, { maxLength: 3 }), fc.boolean())
    .map(([segments, isOpen]) => `/${[...segments, ...(isOpen ? ['*'] : [])].join('/')}`);
  const path = fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
  fc.assert(
    fc.property(fc.array(pattern, { maxLength: 5 }), fc.array(path, { minLength: 1, maxLength: 10 }), (paths, urls) => {
      fc.pre(ofPaths(...paths).length === 0);
      const routes = paths.map((one) => ({ path: one }));
      for (const url of urls) {
        const found = matchRoutes(routes, url)?.[0]?.route.path;
        expect(matchRoutes(routes.toReversed(), url)?.[0]?.route.path).toBe(found);
      }
    }),
    { numRuns: 300 },
  );
});
