import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { lazyScreen } from './lazyScreen';
import { Page } from './Page';
import { routedScreens } from './routedScreens';

function screenOf(heading: string) {
  const load = jest.fn(async () => () => (
    <Page title={heading}>
      <h1>{heading}</h1>
    </Page>
  ));
  return { load, screen: lazyScreen(heading, load) };
}

const list = screenOf('Products');
const item = screenOf('A product');
const Screens = routedScreens({ '/things': list.screen, '/things/:id': item.screen });

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
  list.load.mockClear();
  item.load.mockClear();
  Screens.preload('/things');
  expect([list.load.mock.calls.length, item.load.mock.calls.length]).toEqual([1, 0]);
  Screens.preload('/nowhere');
  expect([list.load.mock.calls.length, item.load.mock.calls.length]).toEqual([1, 0]);
});
