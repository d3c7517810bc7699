import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
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

test('any other path is a 404', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoutes(Screens, '/things/7/parts');
  expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
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
  expect(['/things', '/things/7', '/nowhere'].map((path) => Screens.routeOf(path)?.parameters)).toEqual([
    ['q'],
    [],
    undefined,
  ]);
});
