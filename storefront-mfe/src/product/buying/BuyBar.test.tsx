import { renderRoutes } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

/** Opens a product and returns a function that tells whether the page's own button is on the screen. */
async function openProduct(url: string, name: string) {
  let tell: IntersectionObserverCallback = () => undefined;
  const observing = jest.spyOn(window, 'IntersectionObserver').mockImplementation(function (callback) {
    tell = callback;
    return { observe: () => undefined, disconnect: () => undefined } as unknown as IntersectionObserver;
  });
  const view = renderRoutes(Screens, url, { pageData });
  await screen.findByRole('heading', { level: 1, name });
  observing.mockRestore();
  const scroll = (isIntersecting: boolean) =>
    act(() => tell([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));
  return { ...view, scroll };
}

// jsdom takes the bar for hidden, because it is on narrow screens

const EYE_CREAM = 'Bright Eyes Peptide Eye Cream';

test("While the page's button is out of sight a bar adds the chosen quantity", async () => {
  const { user, stores, scroll } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${EYE_CREAM}` }));
  expect(screen.queryByRole('region', { name: 'Buy', hidden: true })).not.toBeInTheDocument();
  scroll(false);
  const bar = within(await screen.findByRole('region', { name: 'Buy', hidden: true }));
  expect(bar.getByText('$72.00')).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: `Add to Cart ${EYE_CREAM}`, hidden: true }));
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'skn-004', quantity: 2 }] });
  scroll(true);
  expect(screen.queryByRole('region', { name: 'Buy', hidden: true })).not.toBeInTheDocument();
});

test('Without a shade the bar leads to the shades', async () => {
  const { user, scroll } = await openProduct('/product/mkp-005', 'Velvet Matte Lipstick');
  scroll(false);
  const bar = within(await screen.findByRole('region', { name: 'Buy', hidden: true }));
  await user.click(bar.getByRole('button', { name: 'Choose a shade', hidden: true }));
  expect(screen.getByRole('radio', { name: 'Classic Red' })).toHaveFocus();
});
