import { Route, Routes, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { shellScreens } from '../routing/shellScreens';
import { SizeGuidePage } from './SizeGuidePage';

jest.mock('../federation/loadRemote');

function Guide() {
  return (
    <Routes>
      <Route path="/size-guide" element={<SizeGuidePage />} />
      <Route path="*" element={<p>Another page</p>} />
    </Routes>
  );
}

const Screens = Object.assign(Guide, {
  preload: shellScreens.preload,
  routeOf: shellScreens.routeOf,
});

test('The size guide lists the sizes of the serum with volume and price', async () => {
  renderRoutes(Screens, '/size-guide', { pageData });
  const table = within(await screen.findByRole('table', { name: 'Glow Radiance Vitamin C Serum' }));
  const travel = within(table.getByRole('row', { name: /Travel size/ }));
  expect(travel.getByText('15 ml (0.5 fl oz)')).toBeVisible();
  expect(travel.getByText('$45.00')).toBeVisible();
});

test('A product of the size guide can be opened', async () => {
  const { user, place } = renderRoutes(Screens, '/size-guide', { pageData });
  await user.click(await screen.findByRole('link', { name: 'Glow Radiance Vitamin C Serum' }));
  expect(place.url).toBe('/product/skn-001');
});
