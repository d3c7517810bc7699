import { usePolicy } from '@glow/shared/page-data';
import { DEFAULT_POLICY } from '@glow/shared/policy';
import { renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { shellScreens } from '../routing/shellScreens';
import { ShippingPage } from './ShippingPage';
import { SizeGuidePage } from './SizeGuidePage';

jest.mock('../federation/loadRemote');
jest.mock('@glow/shared/page-data', () => {
  const pageDataModule = jest.requireActual<{ usePolicy: typeof usePolicy }>('@glow/shared/page-data');
  return { ...pageDataModule, usePolicy: jest.fn(pageDataModule.usePolicy) };
});

test.each([
  [{}, ['Below $75.00$8.99', '$75.00 and moreFree']],
  [{ shipping: 0 }, ['Every orderFree']],
  [{ freeFrom: 0 }, ['Every orderFree']],
])(
  'With the policy %j shipping costs %j, to both countries, and the page names the tax and the 30 days (GEN-2, INFO-3)',
  (policy, costs) => {
    jest.mocked(usePolicy).mockReturnValue({ ...DEFAULT_POLICY, ...policy });
    renderRoutes(ShippingPage, '/shipping');
    const rows = [...screen.getByRole('table', { name: 'What shipping costs' }).querySelectorAll('tr')];
    expect(rows.map((row) => row.textContent)).toEqual(['Your cartShipping', ...costs]);
    expect(screen.getByText(/United States and Canada, at the same price.*; 8% tax/)).toBeVisible();
    expect(screen.getByText(/arrive in 3 to 5 working days in the United States, 5 to 8 in Canada/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '30-day returns' })).toBeVisible();
    expect(screen.getByText(/^Send anything back within 30 days of delivery/)).toBeVisible();
  },
);

test('Tables have captions, and headers for their columns and rows (A11Y-12)', async () => {
  const { preload, routeOf } = shellScreens;
  const Pages = () => [<ShippingPage key="shipping" />, <SizeGuidePage key="sizes" />];
  renderRoutes(Object.assign(Pages, { preload, routeOf }), '/size-guide', { pageData });
  await screen.findByRole('table', { name: 'Glow Radiance Vitamin C Serum' });
  for (const table of screen.getAllByRole('table')) {
    const [head, ...rows] = within(table).getAllByRole('row');
    expect(table.querySelector('caption')).not.toBeEmptyDOMElement();
    for (const cell of head?.children ?? []) expect(cell).toHaveAttribute('scope', 'col');
    for (const row of rows) expect(row.firstElementChild).toHaveAttribute('scope', 'row');
  }
});

test('The size guide lists the sizes of the serum with volume and price, and leads to it (INFO-4)', async () => {
  const { preload, routeOf } = shellScreens;
  const { place } = renderRoutes(
    Object.assign(() => <SizeGuidePage />, { preload, routeOf }),
    '/size-guide',
    { pageData },
  );
  const table = within(await screen.findByRole('table', { name: 'Glow Radiance Vitamin C Serum' }));
  const travel = table.getByRole('row', { name: /Travel size/ });
  expect(within(travel).getByText('15 ml (0.5 fl oz)')).toBeVisible();
  expect(within(travel).getByText('$45.00')).toBeVisible();
  fireEvent.click(screen.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' }));
  expect(place.url).toBe('/product/skn-001');
});
