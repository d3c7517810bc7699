import { RenderRecordContext } from '@glow/shared/app';
import type { CatalogSource, ProductRecord } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

const LIPSTICK = 'Velvet Matte Lipstick';
const samples = createSampleCatalog();
const noteStatus = jest.fn();

// data is as old as the clock of the test says
beforeEach(() => jest.useFakeTimers());
const RecordedScreens = Object.assign(
  () => (
    <RenderRecordContext value={{ noteStatus, noteScreen: () => undefined }}>
      <Screens />
    </RenderRecordContext>
  ),
  Screens,
);

/** Opens the lipstick in a catalogue of which it can be changed. */
async function openLipstick(query = '', first: Partial<ProductRecord> = {}) {
  let changes = first;
  const catalog: CatalogSource = {
    ...samples,
    async product(id) {
      const record = await samples.product(id);
      return record && id === 'mkp-005' ? { ...record, ...changes } : record;
    },
  };
  const url = `/product/mkp-005${query}`;
  const view = renderRoutes(RecordedScreens, url, { pageData, catalog, cart: [cartItem('mkp-005', 'plum')] });
  await screen.findByRole('heading', { level: 1, name: LIPSTICK });

  async function change(next: Partial<ProductRecord>) {
    changes = next;
    await act(async () => void (await view.stores.data.load('/product/mkp-005')));
  }

  async function changeStock(id: string, stockCount: number) {
    const record = await samples.product('mkp-005');
    const variants = record?.variants?.map((variant) =>
      variant.id === id ? { ...variant, stockCount, inStock: stockCount > 0 } : variant,
    );
    await change({ variants });
  }

  return { ...view, change, changeStock };
}

test('A changed price is shown in place, also in the structured data (PROD-22)', async () => {
  const { change } = await openLipstick();
  await change({ price: 31_50 });
  expect(screen.getAllByText('$31.50')).not.toHaveLength(0);
  expect(screen.queryByText('$30.00')).not.toBeInTheDocument();
  const variants = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map(({ textContent }) => JSON.parse(textContent))
    .flatMap((data) => data.hasVariant ?? []);
  expect(variants.map(({ offers }: { offers: { price: number } }) => offers.price)).toEqual(Array(5).fill(31.5));
});

test('When the stock changes, the chosen shade stays and the quantity is at most what is left (PROD-22)', async () => {
  const { user, changeStock } = await openLipstick();
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  const quantity = screen.getByRole('spinbutton', { name: `Quantity of ${LIPSTICK}` });
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` }));
  await user.click(screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` }));
  expect(quantity).toHaveValue('3');
  await changeStock('plum', 3);
  expect(screen.getByRole('radio', { name: 'Plum' })).toBeChecked();
  expect(screen.getByText('Only 3 left in stock')).toBeVisible();
  expect(quantity).toHaveValue('2');
  await changeStock('plum', 40);
  expect(screen.getByText('In Stock')).toBeVisible();
  expect(quantity).toHaveValue('3');
});

test('The cart gets the product alone; a chosen shade that sells out stays chosen (PROD-22)', async () => {
  const { user, stores, changeStock } = await openLipstick('?variant=rose');
  const add = screen.getByRole('button', { name: 'Add to Cart' });
  await user.click(add);
  // without what only its page shows
  expect(stores.cart.getState().items.at(-1)).toEqual(cartItem('mkp-005', 'rose'));
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  await changeStock('plum', 0);
  expect(screen.getByRole('radio', { name: 'Plum (sold out)' })).toBeChecked();
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription('Sold out: choose another shade');
});

test.each([true, false])(
  'A discontinued product (from the start: %s) cannot be bought and has others to choose from (PROD-21)',
  async (isFirst) => {
    const { change } = await openLipstick('', { isDiscontinued: isFirst });
    if (!isFirst) await change({ isDiscontinued: true });
    expect(noteStatus).toHaveBeenLastCalledWith(410);
    expect(screen.getByText(/^This one has left our shelves\./)).toBeVisible();
    expect(screen.getByRole('img', { name: LIPSTICK })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to Cart' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Shop Makeup' })).toHaveAttribute('href', '/collections/makeup');
    expect(within(screen.getByRole('region', { name: 'You may also like' })).getAllByRole('article')).toHaveLength(4);
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('script[type="application/ld+json"]')).toBeNull();
  },
);

test('Choosing a shade asks for nothing: the data is the same for all of them', async () => {
  const product = jest.fn(samples.product);
  const { user } = renderRoutes(Screens, '/product/mkp-005', { pageData, catalog: { ...samples, product } });
  await user.click(await screen.findByRole('radio', { name: 'Rose' }));
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(screen.getByText('Only 4 left in stock')).toBeVisible();
  expect(product).toHaveBeenCalledTimes(1);
});
