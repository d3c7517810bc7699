import { renderRoutes } from '@glow/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { Screens } from '../routes';

async function openCollection(url: string, heading: string) {
  const view = renderRoutes(Screens, url);
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

function shownNames() {
  return screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

async function openFilters(user: Awaited<ReturnType<typeof openCollection>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(screen.getByRole('region', { name: 'Filters' }));
}

test.each([
  ['skincare', 'Skincare', 'Showing 5 of 6 products'],
  ['makeup', 'Makeup', 'Showing 6 of 6 products'],
  ['bestsellers', 'Bestsellers', 'Showing 5 of 5 products'],
  ['new-arrivals', 'New Arrivals', 'Showing 4 of 4 products'],
  ['glow-kits', 'Glow Kits', 'Showing 2 of 2 products'],
  ['fragrance', 'All Products', 'Showing 11 of 12 products'],
])('/collections/%s is %s', async (slug, heading, count) => {
  await openCollection(`/collections/${slug}`, heading);
  expect(screen.getByText(count)).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(Number(count.split(' ')[1]));
});

test('Search finds by name, description or tags, stands in the URL and is read out', async () => {
  const { user, place } = await openCollection('/collections/makeup', 'Makeup');
  await user.type(screen.getByLabelText('Search this collection'), 'winged');
  expect(shownNames()).toEqual(['Ink Line Liquid Eyeliner']);
  expect(screen.getByText('Showing 1 of 6 products')).toBeVisible();
  expect(place.url).toBe('/collections/makeup?q=winged');
  // the count itself, and the live region that repeats it
  await waitFor(() => expect(screen.getAllByText('Showing 1 of 6 products')).toHaveLength(2));
});

test('Products can be sorted by price', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  expect(shownNames()[0]).toBe('Bright Eyes Peptide Eye Cream');
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Price: Low to High');
  expect(shownNames()[0]).toBe('Cloud Foam Gentle Cleanser');
  expect(place.url).toBe('/collections/skincare?sort=price-low');
});

test('The layout changes from grid to list', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'List view' }));
  expect(screen.getByRole('button', { name: 'List view' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Grid view' })).toHaveAttribute('aria-pressed', 'false');
  expect(place.url).toBe('/collections/skincare?view=list');
});

test('The filter panel opens and closes', async () => {
  const { user } = await openCollection('/collections/skincare', 'Skincare');
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  const panel = await openFilters(user);
  expect(panel.getByLabelText('Minimum')).toHaveValue(0);
  expect(panel.getByLabelText('Maximum')).toHaveValue(200);
  expect(panel.getByRole('checkbox', { name: 'In Stock Only' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
});

test('A price range hides what is dearer or cheaper', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  const panel = await openFilters(user);
  await user.clear(panel.getByLabelText('Minimum'));
  await user.type(panel.getByLabelText('Minimum'), '40');
  await user.clear(panel.getByLabelText('Maximum'));
  await user.type(panel.getByLabelText('Maximum'), '72');
  expect(shownNames()).toEqual(['Bright Eyes Peptide Eye Cream', 'Rose Petal Balancing Toner']);
  expect(place.url).toBe('/collections/skincare?min=40&max=72');
});

test('A minimum above the maximum is said to be wrong and hides nothing', async () => {
  const { user } = await openCollection('/collections/makeup?max=40', 'Makeup');
  const panel = await openFilters(user);
  await user.type(panel.getByLabelText('Minimum'), '9');
  expect(shownNames()).toHaveLength(4);
  await user.type(panel.getByLabelText('Minimum'), '9');
  expect(panel.getByLabelText('Minimum')).toHaveAccessibleDescription('Higher than the maximum');
  expect(shownNames()).toHaveLength(6);
});

test('Brands can be combined, each with the number of products it would show', async () => {
  const { user, place } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  await user.click(panel.getByRole('checkbox', { name: 'Aurelle (2)' }));
  await user.click(panel.getByRole('checkbox', { name: 'Botanica (2)' }));
  expect(screen.getByText('Showing 4 of 12 products')).toBeVisible();
  expect(place.url).toBe('/collections/all?brand=Aurelle&brand=Botanica');
});

test('A category chooses all its subcategories, and is half chosen without one of them', async () => {
  const { user } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  const makeup = panel.getByRole('checkbox', { name: 'Makeup (6)' });
  await user.click(makeup);
  expect(makeup).toBeChecked();
  expect(panel.getByRole('checkbox', { name: 'Blush (1)' })).toBeChecked();
  expect(screen.getByText('Showing 6 of 12 products')).toBeVisible();

  await user.click(panel.getByRole('checkbox', { name: 'Blush (1)' }));
  expect(makeup).toBePartiallyChecked();
  expect(screen.getByText('Showing 5 of 12 products')).toBeVisible();

  await user.click(makeup);
  await user.click(makeup);
  expect(screen.getByText('Showing 11 of 12 products')).toBeVisible();
  expect(makeup).not.toBePartiallyChecked();
});

test.each([
  ['bestsellers', 'Bestsellers', 'Bestsellers (this collection)'],
  ['new-arrivals', 'New Arrivals', 'New Arrivals (this collection)'],
])('In %s the filter of the same meaning is fixed', async (slug, heading, name) => {
  const { user } = await openCollection(`/collections/${slug}`, heading);
  const box = (await openFilters(user)).getByRole('checkbox', { name });
  expect(box).toBeChecked();
  expect(box).toBeDisabled();
});

test('What is sold out is hidden, counted, and shown on request', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  expect(screen.getByText('1 out-of-stock hidden —', { exact: false })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'show' }));
  expect(screen.getByText('Showing 6 of 6 products')).toHaveFocus();
  const soldOut = screen.getByRole('button', { name: /^Add to Cart Invisible Shield/ });
  expect(soldOut).toBeDisabled();
  expect(soldOut).toHaveAccessibleDescription('Out of Stock');
  expect(place.url).toBe('/collections/skincare?stock=all');
});

test('Applied filters are listed and can be taken off one by one, or all at once', async () => {
  const { user, place } = await openCollection('/collections/all?q=cream&brand=Aurelle&sort=rating', 'All Products');
  await user.click(screen.getByRole('button', { name: 'Remove filter “cream”' }));
  expect(place.url).toBe('/collections/all?sort=rating&brand=Aurelle');
  await user.click(within(screen.getByRole('list', { name: 'Applied filters' })).getByRole('button', { name: 'Clear All Filters' }));
  expect(place.url).toBe('/collections/all?sort=rating');
  expect(screen.getByText('Showing 11 of 12 products')).toHaveFocus();
});

test('Without a match the shopper is told so and can clear the filters', async () => {
  const { user, place } = await openCollection('/collections/makeup?q=bergamot&min=20', 'Makeup');
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  expect(screen.getByText('Showing 0 of 6 products')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(screen.getByText('Showing 6 of 6 products')).toBeVisible();
  expect(place.url).toBe('/collections/makeup');
});

test('A card leads to its product', async () => {
  const { user, place } = await openCollection('/collections/makeup', 'Makeup');
  await user.click(screen.getByRole('link', { name: 'Velvet Matte Lipstick' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' })).toBeVisible();
  expect(place.url).toBe('/product/mkp-005');
});

test('Add to Cart on a product in sizes asks for one', async () => {
  const { user, stores } = await openCollection('/collections/glow-kits', 'Glow Kits');
  await user.click(screen.getByRole('button', { name: /^Add to Cart Glow Radiance/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choose a size' }));
  expect(dialog.getByRole('option', { name: '50 ml refill · $119.00 (sold out)' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Size'), 'Travel 15 ml · $45.00');
  expect(dialog.getByText('$45.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(stores.cart.getState().items).toMatchObject([{ id: 'skn-001-travel-15ml', quantity: 1, price: 45_00 }]);
});
