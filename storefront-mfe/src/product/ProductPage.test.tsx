import { cartItem, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';
import { storeSettings } from '../storeSettings';

type Circumstances = Parameters<typeof renderRoutes>[2];

async function openProduct(url: string, name: string, circumstances?: Circumstances) {
  const view = renderRoutes(Screens, url, circumstances);
  await screen.findByRole('heading', { level: 1, name });
  return view;
}

const SERUM = 'Glow Radiance Vitamin C Serum';
const LIPSTICK = 'Velvet Matte Lipstick';
const EYE_CREAM = 'Bright Eyes Peptide Eye Cream';

function addButton() {
  return screen.getByRole('button', { name: 'Add to Cart' });
}

test('An unknown product is said to be not found, with the way home', async () => {
  const { user, place } = renderRoutes(Screens, '/product/skn-999');
  expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(place.url).toBe('/');
});

test('A product shows brand, badges, rating, both prices, SKU and category', async () => {
  await openProduct('/product/skn-004', EYE_CREAM);
  const page = within(screen.getByRole('main'));
  expect(page.getAllByText('Glow Lab')[0]).toBeVisible();
  expect(page.getAllByText('New')[0]).toBeVisible();
  expect(page.getByText('4.6 out of 5, 96 reviews')).toBeInTheDocument();
  expect(page.getByText('$72.00')).toBeVisible();
  expect(page.getByText('$85.00')).toBeVisible();
  expect(page.getByText('Only 8 left in stock')).toBeVisible();
  expect(page.getByText('GLW-SKN-004')).toBeVisible();
  expect(page.getByText('Skincare · Eye Care')).toBeVisible();
});

test('The breadcrumb leads home and to the category', async () => {
  await openProduct('/product/skn-004', EYE_CREAM);
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(crumbs.getByRole('link', { name: 'Skincare' })).toHaveAttribute('href', '/collections/skincare');
  expect(crumbs.getByText(EYE_CREAM)).toHaveAttribute('aria-current', 'page');
});

test('The gallery shows the picture whose thumbnail is pressed, or reached by arrow key', async () => {
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(screen.getByRole('button', { name: 'Show picture 2 of 3' }));
  expect(screen.getByRole('img', { name: `${EYE_CREAM}, picture 2 of 3` })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('img', { name: `${EYE_CREAM}, picture 3 of 3` })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Show picture 1 of 3' })).toHaveAttribute('aria-current', 'true');
});

test('A shade is needed first; price, stock and cart follow the one that is chosen', async () => {
  const { user, stores, place } = await openProduct('/product/mkp-005', LIPSTICK);
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('Choose a shade');
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(screen.getByRole('radio', { name: 'Plum' })).toBeChecked();
  expect(screen.getByText('Only 4 left in stock')).toBeVisible();
  expect(place.url).toBe('/product/mkp-005?variant=plum');
  expect(await screen.findByText('Plum selected, $30.00, Only 4 left in stock')).toBeInTheDocument();
  await user.click(addButton());
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'mkp-005-plum', quantity: 1 }] });
});

test('A size is chosen from a dropdown, and a size with its own price has no former one', async () => {
  const { user } = await openProduct('/product/skn-001', SERUM);
  expect(addButton()).toHaveAccessibleDescription('Choose a size');
  expect(screen.getByRole('option', { name: /50 ml refill.*\(sold out\)/ })).toBeDisabled();
  expect(screen.getByText('$110.00')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Size'), 'Travel 15 ml · $45.00');
  expect(screen.getByText('$45.00')).toBeVisible();
  expect(screen.queryByText('$110.00')).not.toBeInTheDocument();
  expect(addButton()).toBeEnabled();
});

test.each([
  ['/product/skn-001?variant=travel-15ml', 'travel-15ml'],
  ['/product/skn-001?variant=50ml-refill', ''],
  ['/product/skn-001?variant=gallon', ''],
])('%s opens with the size "%s"', async (url, size) => {
  await openProduct(url, SERUM);
  expect(screen.getByLabelText('Size')).toHaveValue(size);
});

test('The quantity goes from 1 to the stock, less what is in the cart', async () => {
  const { user, stores } = await openProduct('/product/mkp-005?variant=plum', LIPSTICK, { cart: [cartItem('mkp-005', 'plum', 2)] });
  const less = screen.getByRole('button', { name: `Decrease quantity of ${LIPSTICK}` });
  const more = screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` });
  expect(less).toBeDisabled();
  await user.click(more);
  expect(more).toBeDisabled();
  await user.click(addButton());
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-005-plum', quantity: 4 }]);
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('All 4 available are in your cart');
});

test('A quantity beyond the stock of another shade is lowered to it', async () => {
  const { user, stores } = await openProduct('/product/mkp-005?variant=rose', LIPSTICK);
  const more = screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` });
  for (let count = 1; count < 9; count += 1) await user.click(more);
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  await user.click(addButton());
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-005-plum', quantity: 4 }]);
});

test('What is sold out cannot be added', async () => {
  await openProduct('/product/skn-006', 'Invisible Shield Mineral Sunscreen SPF 50');
  expect(screen.getByText('Out of Stock')).toBeVisible();
  expect(addButton()).toBeDisabled();
});

test('The heart saves the product on this device and takes it off again', async () => {
  const { user, stores } = await openProduct('/product/skn-004', EYE_CREAM);
  const heart = screen.getByRole('button', { name: `Save ${EYE_CREAM} to wishlist` });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(stores.wishlist.getState().productIds).toEqual(['skn-004']);
  await user.click(heart);
  expect(stores.wishlist.getState().productIds).toEqual([]);
});

test('Share copies the address where the device has no sharing of its own', async () => {
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(window.location.href);
});

test('Share opens the sheet of a device that has one', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: EYE_CREAM, url: window.location.href });
  expect(screen.queryByText('Link copied')).not.toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'share');
});

test('Details, ingredients and reviews stand in tabs', async () => {
  const { user, place } = await openProduct('/product/skn-001', SERUM);
  expect(screen.getByRole('tabpanel', { name: 'Details' })).toHaveTextContent('Brightens the look of dull, tired skin');
  await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
  expect(screen.getByRole('tabpanel', { name: 'Ingredients' })).toHaveTextContent('Niacinamide, Ferulic Acid');
  await user.keyboard('{ArrowRight}');
  const reviews = within(screen.getByRole('tabpanel', { name: 'Reviews (2)' }));
  expect(reviews.getByText('Hannah K.')).toBeVisible();
  expect(reviews.getByText('Sep 14, 2026')).toBeVisible();
  expect(reviews.getByText('5 out of 5')).toBeInTheDocument();
  expect(reviews.getByRole('heading', { name: 'The step I never skip' })).toBeVisible();
  expect(reviews.getAllByText('Verified Purchase')).toHaveLength(1);
  expect(reviews.getByText('42 found this helpful')).toBeVisible();
  expect(place.url).toBe('/product/skn-001#reviews');
});

test('The rating leads to the reviews, and the choice of size stays', async () => {
  const { user, place } = await openProduct('/product/skn-001?variant=30ml', SERUM);
  await user.click(screen.getByRole('link', { name: '4.8 out of 5, 324 reviews' }));
  expect(screen.getByRole('tab', { name: 'Reviews (2)' })).toHaveAttribute('aria-selected', 'true');
  expect(place.url).toBe('/product/skn-001?variant=30ml#reviews');
});

test('Without reviews the shopper is invited, and Write a Review does nothing', async () => {
  const { user, place } = await openProduct('/product/skn-002#reviews', 'Midnight Repair Cream');
  expect(screen.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  const before = document.body.innerHTML;
  await user.click(screen.getByRole('button', { name: 'Write a Review' }));
  expect(document.body.innerHTML).toBe(before);
  expect(place.url).toBe('/product/skn-002#reviews');
});

test('Where the owner takes reviews, Write a Review opens an e-mail', async () => {
  const setting = jest.replaceProperty(storeSettings, 'writeReview', true);
  await openProduct('/product/skn-002#reviews', 'Midnight Repair Cream');
  expect(screen.getByRole('link', { name: 'Write a Review' })).toHaveAttribute('href', expect.stringMatching(/^mailto:.*Midnight%20Repair%20Cream$/));
  setting.restore();
});

test('Related products lead on', async () => {
  const { user } = await openProduct('/product/skn-001', SERUM);
  const related = within(screen.getByRole('region', { name: 'You may also like' }));
  expect(related.getAllByRole('article')).toHaveLength(4);
  await user.click(related.getByRole('link', { name: 'Midnight Repair Cream' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Midnight Repair Cream' })).toBeVisible();
});
