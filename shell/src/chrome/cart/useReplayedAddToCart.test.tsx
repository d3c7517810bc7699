import { PRE_HYDRATION_CLICK, preHydrationClickProps } from '@glow/shared/hydration';
import { findVariant } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { pageData } from '../../pageData';
import { shellModule } from '../../dataRoutes';
import { useReplayedAddToCart } from './CartDrawerHost';

jest.mock('../../federation/loadRemote');

function Replay() {
  useReplayedAddToCart();
  return null;
}

const Screens = Object.assign(Replay, shellModule.Screens);

const { 'data-add': cream } = preHydrationClickProps(sampleProduct('skn-002'));
const { 'data-add': travelSize } = preHydrationClickProps(
  sampleProduct('skn-001'),
  findVariant(sampleProduct('skn-001'), 'travel-15ml'),
);

/** Does what the inline script does on a click. */
function clickBeforeHydration(...names: string[]) {
  sessionStorage.glow_early = (sessionStorage.glow_early ?? '') + names.map((name) => `,${name}`).join('');
}

/** Announces a click as the inline script does, so that a hydrated component takes it. */
function announceClick() {
  act(() => void window.dispatchEvent(new Event(PRE_HYDRATION_CLICK)));
}

function linesOf({ stores }: ReturnType<typeof renderRoutes>) {
  return stores.cart.getState().items.map(({ id, quantity }) => `${quantity} × ${id}`);
}

afterEach(() => sessionStorage.clear());

test('What was pressed early is put into the cart once the store is alive, and said (REL-5)', async () => {
  clickBeforeHydration(cream, travelSize);
  const view = renderRoutes(Screens, '/', { pageData, cart: [cartItem('skn-002')] });
  await waitFor(() => expect(linesOf(view)).toEqual(['2 × skn-002', '1 × skn-001-travel-15ml']));
  expect(view.stores.cart.getState().isOpen).toBe(true);
  expect(await screen.findByText('Added Glow Radiance Vitamin C Serum, cart has 3 items')).toBeInTheDocument();
  expect(sessionStorage).toHaveLength(0);
});

test('A press that comes while other parts are not alive yet is taken too, and none twice', async () => {
  const view = renderRoutes(Screens, '/', { pageData });
  clickBeforeHydration(cream);
  announceClick();
  announceClick();
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002']));
  clickBeforeHydration(travelSize);
  announceClick();
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002', '1 × skn-001-travel-15ml']));
});

test('What is all in the cart already is shown there, and not added (REL-5)', async () => {
  const { stockCount } = sampleProduct('skn-002');
  clickBeforeHydration(cream);
  const view = renderRoutes(Screens, '/', { pageData, cart: [cartItem('skn-002', undefined, stockCount)] });
  await waitFor(() => expect(view.stores.cart.getState().isOpen).toBe(true));
  expect(linesOf(view)).toEqual([`${stockCount} × skn-002`]);
});

test('What has left the catalogue is passed over', async () => {
  clickBeforeHydration('skn-000', cream);
  const view = renderRoutes(Screens, '/', { pageData });
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002']));
});

test('Where the tab remembers nothing, the page does', async () => {
  const refused = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('refused');
  });
  Object.assign(window, { glow_early: `,${cream}` });
  const view = renderRoutes(Screens, '/', { pageData });
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002']));
  expect(window).not.toHaveProperty('glow_early');
  refused.mockRestore();
});

test('What cannot be loaded yet is added after the next press', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  clickBeforeHydration(cream);
  const catalog = createSampleCatalog();
  const lines = jest.spyOn(catalog, 'lines').mockRejectedValueOnce(new Error('unavailable'));
  const view = renderRoutes(Screens, '/', { pageData, catalog });
  await waitFor(() => expect(logged).toHaveBeenCalledTimes(1));
  expect(lines).toHaveBeenCalledTimes(1);
  expect(linesOf(view)).toEqual([]);
  clickBeforeHydration(travelSize);
  announceClick();
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002', '1 × skn-001-travel-15ml']));
  logged.mockRestore();
});

test('A press that comes while the products are loaded is taken too', async () => {
  clickBeforeHydration(cream);
  const view = renderRoutes(Screens, '/', { pageData });
  clickBeforeHydration(travelSize);
  announceClick();
  await waitFor(() => expect(linesOf(view)).toEqual(['1 × skn-002', '1 × skn-001-travel-15ml']));
});

test('Without early presses nothing happens', async () => {
  const view = renderRoutes(Screens, '/', { pageData });
  await act(async () => undefined);
  expect(view.stores.cart.getState()).toMatchObject({ items: [], isOpen: false });
});
