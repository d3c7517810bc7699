import type { Product } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import { cartItem, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { kits } from '../../data/brandContent';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';
import { openCollection } from '../testing/openCollection';

const samples = createSampleCatalog();

/** The kit's card, and user actions. */
async function openKit(name: string, circumstances: Parameters<typeof renderRoutes>[2] = {}) {
  const view = renderRoutes(Screens, '/collections/glow-kits', { pageData, ...circumstances });
  const kit = within(await screen.findByRole('group', { name }));
  return { ...view, kit, linesOf: () => view.stores.cart.getState().items.map(({ id, quantity }) => [id, quantity]) };
}

/** The samples, of which each product is changed. */
function changed(change: (product: Product) => Partial<Product>): typeof samples {
  const products = async (ids: readonly string[]) =>
    (await samples.products(ids)).map((product) => ({ ...product, ...change(product) }));
  return { ...samples, products };
}

/** The samples without stock of some products. */
const soldOut = (...ids: string[]) => changed(({ id }) => (ids.includes(id) ? { inStock: false, stockCount: 0 } : {}));

test('One press adds all products of a kit, opens the drawer and is announced (COL-61, COL-62)', async () => {
  const { kit, user, stores, linesOf } = await openKit('Morning Glow');
  await user.click(kit.getByText('What is inside'));
  expect(kit.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Cloud Foam Gentle Cleanser$34.00',
    'Rose Petal Balancing Toner$42.00',
    'Glow Radiance Vitamin C SerumSize: 30 ml$89.00',
  ]);
  expect(kit.getByText('Together').parentElement).toHaveTextContent('$165.00');
  await user.click(kit.getByRole('button', { name: 'Add all to Cart Morning Glow' }));
  expect(linesOf()).toEqual([
    ['skn-003', 1],
    ['skn-005', 1],
    ['skn-001-30ml', 1],
  ]);
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, total: 165_00 });
  expect(await screen.findByText('Added Morning Glow, cart has 3 items')).toBeInTheDocument();
});

test('What is sold out is named by the button, and left out of sum and cart (COL-61, COL-62)', async () => {
  const { kit, user, linesOf } = await openKit('Morning Glow', { catalog: soldOut('skn-005') });
  await user.click(kit.getByText('What is inside'));
  expect(kit.getByText('Out of Stock')).toBeVisible();
  expect(kit.getByText('Together').parentElement).toHaveTextContent('$123.00');
  await user.click(kit.getByRole('button', { name: /^Add all but Rose Petal Balancing Toner to Cart/ }));
  expect(linesOf().map(([id]) => id)).toEqual(['skn-003', 'skn-001-30ml']);
});

test('The first shade in stock is chosen (COL-61)', async () => {
  const catalog = changed(({ variants }) => ({
    variants: variants?.map((variant, index) => ({ ...variant, inStock: index > 0 })),
  }));
  const { kit, user } = await openKit('Soft Glow Face', { catalog });
  await user.click(kit.getByText('What is inside'));
  expect(kit.getByText('Shade: Rose', { selector: 'li:first-child small' })).toBeVisible();
  expect(kit.getByRole('link', { name: 'Petal Flush Powder Blush' })).toHaveAttribute(
    'href',
    '/product/mkp-003?variant=rose',
  );
});

test('What the cart holds all pieces of cannot be added; the last press hands its focus on (COL-62)', async () => {
  const catalog = changed(() => ({ variants: undefined, stockCount: 1 }));
  const { kit, user } = await openKit('Morning Glow', { catalog, cart: [cartItem('skn-003')] });
  await user.click(kit.getByRole('button', { name: /^Add all but Cloud Foam Gentle Cleanser to Cart/ }));
  expect(kit.getByRole('button', { name: /^All available are in your cart/ })).toBeDisabled();
  expect(kit.getByRole('heading', { name: 'Morning Glow' })).toHaveFocus();
});

test('A kit of which nothing is in stock cannot be bought (COL-62)', async () => {
  const { kit } = await openKit('Evening Rest', { catalog: soldOut('skn-003', 'skn-004', 'skn-002') });
  expect(kit.getByRole('button', { name: /^Sold out for now/ })).toBeDisabled();
});

test('A kit of which only one product is still sold is not shown (COL-60)', async () => {
  const catalog: typeof samples = {
    ...samples,
    products: async (ids) => (await samples.products(ids)).filter(({ id }) => id !== 'skn-001' && id !== 'skn-005'),
  };
  await openKit('Evening Rest', { catalog });
  expect(screen.queryByRole('heading', { name: 'Morning Glow' })).not.toBeInTheDocument();
});

test('Kits stand above the products of Glow Kits, and are not counted as products (COL-60)', async () => {
  await openCollection('/collections/glow-kits', 'Glow Kits');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Kits, ready to add',
    'Everything with glow',
    'Products',
  ]);
  expect(screen.getByText('Showing 2 of 2 products', { selector: 'p' })).toBeVisible();
  for (const { id, name, text } of kits) {
    const kit = screen.getByRole('group', { name });
    expect(within(kit).getByText(text)).toBeVisible();
    expect(kit.querySelector('img')).toHaveAttribute('src', expect.stringContaining(`/collections/kit-${id}-`));
  }
  for (const { productIds } of kits)
    expect((await samples.products(productIds)).map(({ id }) => id)).toEqual(productIds);
  const dataOf = (category: string, query = '') =>
    pageData.collection({ params: { category }, query: new URLSearchParams(query), catalog: samples });
  for (const query of ['', 'q=serum', 'q=nothing'])
    expect((await dataOf('glow-kits', query)).kits).toHaveLength(kits.length);
  expect((await dataOf('skincare')).kits).toBeUndefined();
});
