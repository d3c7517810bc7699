import { renderRoutes } from '@glow/shared/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import fc from 'fast-check';
import { Page } from '../page/Page';
import { defineRoutes } from './defineRoutes';

function loadPage(heading: string) {
  return jest.fn(async () => () => (
    <Page title={heading}>
      <h1>{heading}</h1>
    </Page>
  ));
}

const loadList = loadPage('Products');
const loadItem = loadPage('A product');
const Screens = defineRoutes([
  { path: '/things', name: 'list', parameters: ['q'], load: loadList },
  { path: '/things/:id', name: 'item', load: loadItem },
]);

test('a URL shows the screen of its pattern', async () => {
  renderRoutes(Screens, '/things/7');
  expect(await screen.findByRole('heading', { name: 'A product' })).toBeVisible();
});

test('any other path says that there is no page, leads home and logs the path without its query (URL-11)', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { place } = renderRoutes(Screens, '/things/7/parts?token=secret#part');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Glow');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(log.mock.calls).toEqual([['404: no page at', '/things/7/parts']]);
  expect(screen.getByText('View Bestsellers')).toHaveAttribute('href', '/collections/bestsellers');
  expect(screen.getByText(/storefront\/ProductShelf.*Bestsellers to begin with/)).toBeVisible();
  fireEvent.click(screen.getByText('Back to Home'));
  expect(place.url).toBe('/');
});

test('preloading a path loads its screen and no other', () => {
  loadList.mockClear();
  loadItem.mockClear();
  Screens.preload('/things');
  expect([loadList.mock.calls.length, loadItem.mock.calls.length]).toEqual([1, 0]);
  Screens.preload('/nowhere');
  expect([loadList.mock.calls.length, loadItem.mock.calls.length]).toEqual([1, 0]);
});

test('a path has the parameters that its route declares, or none', () => {
  const parameters = ['/things', '/things/7', '/nowhere'].map((path) => Screens.routeOf(path)?.parameters);
  expect(parameters).toEqual([['q'], [], undefined]);
});

test('a route or a fragment says how long its data holds', () => {
  const Holding = defineRoutes([
    { path: '/offers', name: 'offers', hasData: true, keepFor: 60 },
    { fragment: 'gifts/Offers' as never, hasData: true, keepFor: 0 },
    { path: '/things', name: 'things', hasData: true },
  ]);
  const paths = ['/offers', '/fragments/gifts/Offers', '/things'];
  expect(paths.map((path) => Holding.routeOf(path)?.keepFor)).toEqual([60, 0, undefined]);
});

test('data, parameters and code are those of the screen that is shown, whatever the order of the routes', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  // there are few segments, so that most URLs match several routes
  const pathOf = (...parts: string[]) =>
    fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 2 }).map((segments) => `/${segments.join('/')}`);
  const [pattern, path] = [pathOf('a', 'b', ':x'), pathOf('a', 'b')];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(pattern, fc.boolean()), { maxLength: 8 }), path, async (patterns, url) => {
      cleanup();
      const loaded: string[] = [];
      const routes = patterns.map(([of, hasData], at) => ({
        path: of,
        name: `route ${at}`,
        parameters: [`parameter ${at}`],
        hasData: hasData as true,
        async load() {
          loaded.push(`route ${at}`);
          return () => <h1>{`route ${at}`}</h1>;
        },
      }));
      const Tables = defineRoutes(routes);
      await Tables.preload(url);
      renderRoutes(Tables, url);
      const heading = await screen.findByRole('heading', { level: 1 });
      const { name = 'Oops! Page not found', ...route } = Tables.routeOf(url) ?? {};
      expect(heading).toHaveTextContent(name);
      const at = Number(name.split(' ')[1]);
      expect(loaded).toEqual(routes[at] ? [name] : []);
      expect(route).toMatchObject(routes[at] ? { parameters: routes[at].parameters, hasData: routes[at].hasData } : {});
    }),
    { numRuns: 30 },
  );
});
