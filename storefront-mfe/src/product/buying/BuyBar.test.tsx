import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

async function openProduct(url: string, name: string) {
  const view = renderRoutes(Screens, url, { pageData });
  await screen.findByRole('heading', { level: 1, name });
  return view;
}

const EYE_CREAM = 'Bright Eyes Peptide Eye Cream';

function bar() {
  return within(screen.getByRole('region', { name: 'Buy' }));
}

test('The bar adds the chosen quantity', async () => {
  const { user, stores } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${EYE_CREAM}` }));
  expect(bar().getByText('$72.00')).toBeVisible();
  await user.click(bar().getByRole('button', { name: `Add to Cart ${EYE_CREAM}` }));
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'skn-004', quantity: 2 }] });
});

test('Without a shade the bar leads to the shades, and then it shows the product in the chosen one', async () => {
  const { user } = await openProduct('/product/mkp-005', 'Velvet Matte Lipstick');
  const picture = () => screen.getByRole('region', { name: 'Buy' }).querySelector('img');
  expect(picture()?.src).toContain('mkp-005-1-');
  expect(bar().queryByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: 'Choose a shade Velvet Matte Lipstick' }));
  expect(screen.getByRole('radio', { name: 'Classic Red' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(bar().getByText(/Plum/)).toBeVisible();
  expect(picture()?.src).toContain('mkp-005-1-plum');
  expect(bar().getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
});
