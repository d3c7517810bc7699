import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

jest.mock('./ChooseVariantModal', () => {
  throw new Error('The network is down');
});

test('When the dialog cannot be loaded, the product page asks for the shade', async () => {
  const { user, place, stores } = renderRoutes(Screens, '/collections/makeup', { pageData });
  await user.click(await screen.findByRole('button', { name: 'Add to Cart Velvet Matte Lipstick' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' })).toBeVisible();
  expect(place.url).toBe('/product/mkp-005');
  expect(stores.cart.getState().items).toEqual([]);
});
