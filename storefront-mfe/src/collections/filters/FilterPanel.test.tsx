import { createSampleCatalog, sampleProduct, sampleProducts } from '@glow/shared/samples';
import { fill } from '@glow/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findCount, openCollection, openFilters, shownNames } from '../testing/openCollection';

test('The panel opens with the defaults, and is closed in another collection (COL-7, COL-8, COL-11)', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  const panel = await openFilters(user);
  expect(panel.getByLabelText('Minimum')).toHaveValue('0');
  expect(panel.getByLabelText('Maximum')).toHaveValue('200');
  expect(panel.getByLabelText('In Stock Only')).toBeChecked();
  const groups = ['Price in dollars', 'Brands', 'Categories', 'Skin type', 'Concern', 'Availability'];
  expect(panel.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual(groups);
  expect(panel.getAllByRole('checkbox', { checked: true })).toHaveLength(1);
  for (const name of ['New Arrivals', 'Bestsellers']) expect(panel.getByLabelText(name)).not.toBeChecked();
  expect(panel.getByRole('button', { name: 'Clear All Filters' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  await openFilters(user);
  place.go('/collections/makeup');
  await screen.findByRole('heading', { level: 1, name: 'Makeup' });
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false');
});

test('Where there is no room beside the results the panel is a sheet, which leads to them (COL-7)', async () => {
  const media = Object.assign(new EventTarget(), { matches: false });
  const onPhone = jest.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList);
  const { user } = await openCollection('/collections/all?brand=Solenne', 'All Products');
  const button = screen.getByRole('button', { name: 'Filters' });
  await user.click(button);
  await screen.findByRole('dialog', { name: 'Filters' });
  await user.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();

  await user.click(button);
  const sheet = within(screen.getByRole('dialog', { name: 'Filters' }));
  await user.click(sheet.getByLabelText('In Stock Only'));
  await user.click(await sheet.findByRole('button', { name: 'Show 1 product' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await findCount('Showing 1 of 12 products')).toHaveFocus();
  onPhone.mockRestore();
});

/** The samples with a set at $325. */
const luxury = createSampleCatalog([
  ...sampleProducts,
  { ...sampleProduct('skn-002'), id: 'skn-007', name: 'Ritual Set', price: 325_00 },
]);

test('An untouched price filter hides nothing, and a typed 200 is a limit (COL-13, COL-11)', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare', luxury);
  const panel = await openFilters(user);
  const maximum = panel.getByLabelText('Maximum');
  expect(maximum).toHaveValue('200');
  expect(await findCount('Showing 6 of 7 products')).toBeVisible();
  expect(shownNames()).toContain('Ritual Set');
  expect(screen.queryByRole('button', { name: /to \$|From \$/ })).not.toBeInTheDocument();
  await user.click(maximum);
  await user.keyboard('{Enter}');
  expect(place.url).toBe('/collections/skincare');

  for (const text of ['', '200']) fill(maximum, text);
  expect(place.url).toBe('/collections/skincare?max=200');
  expect(await findCount('Showing 5 of 7 products')).toBeVisible();
  expect(shownNames()).not.toContain('Ritual Set');
  await user.click(screen.getByRole('button', { name: 'Remove filter $0.00 to $200.00' }));
  expect(await findCount('Showing 6 of 7 products')).toBeVisible();
  expect(place.url).toBe('/collections/skincare');
  expect(maximum).toHaveValue('200');

  fill(panel.getByLabelText('Minimum'), '40');
  fill(maximum, '72');
  expect(screen.getByRole('button', { name: 'Remove filter $40.00 to $72.00' })).toBeVisible();
  expect(await findCount('Showing 2 of 7 products')).toBeVisible();
  expect(shownNames()).toEqual(['Bright Eyes Peptide Eye Cream', 'Rose Petal Balancing Toner']);
  expect(place.url).toBe('/collections/skincare?min=40&max=72');
});

test('With a minimum alone there is no maximum, and the field does not show one (COL-13)', async () => {
  const { user, place } = await openCollection('/collections/skincare?min=100', 'Skincare', luxury);
  const maximum = (await openFilters(user)).getByLabelText('Maximum');
  expect(maximum).toHaveValue('');
  expect(maximum).toHaveAttribute('placeholder', 'No limit');
  expect(await findCount('Showing 2 of 7 products')).toBeVisible();
  expect(shownNames()).toEqual(['Midnight Repair Cream', 'Ritual Set']);
  await user.click(screen.getByRole('button', { name: 'Remove filter From $100.00' }));
  expect(place.url).toBe('/collections/skincare');
});

test('A bound that is no price, or crosses the other, is told; an empty one is the default (COL-12)', async () => {
  const { user, place } = await openCollection('/collections/makeup?max=40', 'Makeup');
  const panel = await openFilters(user);
  const [minimum, maximum] = [panel.getByLabelText('Minimum'), panel.getByLabelText('Maximum')];
  fill(minimum, '9');
  expect(await findCount('Showing 4 of 6 products')).toBeVisible();
  fill(minimum, '99');
  expect(minimum).toHaveAccessibleDescription('Higher than the maximum');
  expect(await findCount('Showing 6 of 6 products')).toBeVisible();
  expect(shownNames()).toHaveLength(6);
  fill(minimum, '');

  for (const text of ['-5', '1e2', 'abc', '12,505']) {
    fill(maximum, text);
    fireEvent.blur(maximum);
    expect(maximum).toHaveAccessibleDescription('Digits only, such as 25');
    expect(maximum).toHaveDisplayValue(text);
    expect(place.url).toBe('/collections/makeup');
  }
  fill(maximum, '30');
  expect(maximum).not.toHaveAccessibleDescription();
  expect(place.url).toBe('/collections/makeup?max=30');

  expect(maximum).toHaveAttribute('inputmode', 'decimal');
  await user.clear(maximum);
  expect(maximum).toHaveValue('');
  expect(await findCount('Showing 6 of 6 products')).toBeVisible();
  expect(place.url).toBe('/collections/makeup');
  await user.tab();
  expect(maximum).toHaveValue('200');
});

test('Brands and tags are combined and cleared; one tag of each kind has to fit (COL-8, COL-44)', async () => {
  const { user, place } = await openCollection('/collections/all?q=cream&view=list', 'Results for “cream”');
  const panel = await openFilters(user);
  const clear = () => user.click(panel.getByRole('button', { name: 'Clear All Filters' }));
  await clear();
  expect(place.url).toBe('/collections/all?view=list');
  expect(screen.getByLabelText('Search this collection')).toHaveValue('');
  expect(await findCount('Showing 11 of 12 products')).toHaveFocus();
  const press = (name: string) => user.click(panel.getByLabelText(name));
  await press('Aurelle (2)');
  await press('Botanica (2)');
  expect(await findCount('Showing 4 of 12 products')).toBeVisible();
  expect(place.url).toBe('/collections/all?view=list&brand=Aurelle&brand=Botanica');
  await clear();

  await user.click(within(panel.getByRole('group', { name: 'Finish' })).getByLabelText('Matte (2)'));
  await press('Dewy (1)');
  expect(await findCount('Showing 3 of 12 products')).toBeVisible();
  expect(place.url).toBe('/collections/all?view=list&tag=matte&tag=dewy');
  const concern = within(panel.getByRole('group', { name: 'Concern' }));
  await user.click(concern.getByLabelText('Brightening (0)'));
  await user.click(screen.getByRole('button', { name: 'Remove filter Matte' }));
  await user.click(screen.getByRole('button', { name: 'Remove filter Dewy' }));
  expect(await findCount('Showing 2 of 12 products')).toBeVisible();
  expect(shownNames()).toEqual(['Bright Eyes Peptide Eye Cream', 'Glow Radiance Vitamin C Serum']);
});

test('A kind that no product has is not offered, and any other tag of a link is a filter too (COL-44)', async () => {
  const { user } = await openCollection('/collections/makeup?tag=long+wear', 'Makeup');
  expect(await findCount('Showing 2 of 6 products')).toBeVisible();
  const panel = await openFilters(user);
  expect(panel.queryByRole('group', { name: 'Skin type' })).not.toBeInTheDocument();
  expect(panel.getByLabelText('Matte (1)')).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Remove filter Long wear' }));
  expect(panel.getByLabelText('Matte (2)')).toBeVisible();
});

test('Selected options stay listed when the collection has no matching products (COL-8)', async () => {
  const { user } = await openCollection('/collections/skincare?brand=Velour&sub=blush', 'Skincare');
  const panel = await openFilters(user);
  expect(panel.getByLabelText('Velour (0)')).toBeChecked();
  expect(panel.getByLabelText('Blush (0)')).toBeChecked();
  expect(panel.getByLabelText('Makeup (0)')).toBeChecked();
  await user.click(panel.getByLabelText('Blush (0)'));
  await waitFor(() => expect(panel.queryByRole('checkbox', { name: 'Blush (0)' })).not.toBeInTheDocument());
});

test('A category selects its subcategories, and is half ticked without one of them (CAT-3, COL-8)', async () => {
  const { user } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  const makeup = panel.getByLabelText('Makeup (6)');
  const categories = within(panel.getByRole('group', { name: 'Categories' })).getAllByRole<HTMLInputElement>(
    'checkbox',
  );
  expect(categories.map(({ labels }) => labels?.[0]?.textContent?.replace(/ \(\d\)$/, ''))).toEqual([
    ...['Skincare', 'Serums', 'Moisturizers', 'Cleansers', 'Eye Care', 'Toners', 'Sunscreen'],
    ...['Makeup', 'Foundation', 'Concealer', 'Blush', 'Eyeliner', 'Lipstick', 'Highlighter'],
  ]);
  await user.click(makeup);
  expect(makeup).toBeChecked();
  expect(panel.getByLabelText('Blush (1)')).toBeChecked();
  expect(await findCount('Showing 6 of 12 products')).toBeVisible();

  await user.click(panel.getByLabelText('Blush (1)'));
  expect(makeup).toBePartiallyChecked();
  expect(await findCount('Showing 5 of 12 products')).toBeVisible();

  await user.click(makeup);
  await user.click(makeup);
  expect(await findCount('Showing 11 of 12 products')).toBeVisible();
  expect(makeup).not.toBePartiallyChecked();
});

test.each([
  ['bestsellers', 'Bestsellers', 'New Arrivals', '?new=1', 'Showing 1 of 5 products'],
  ['new-arrivals', 'New Arrivals', 'Bestsellers', '?best=1', 'Showing 1 of 4 products'],
])(
  '%s is narrowed by the other filter alone: that of the same name is left out (COL-8)',
  async (slug, heading, name, query, count) => {
    const { user, place } = await openCollection(`/collections/${slug}`, heading);
    const availability = within((await openFilters(user)).getByRole('group', { name: 'Availability' }));
    const boxes = availability.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ labels }) => labels?.[0]?.textContent)).toEqual(['In Stock Only', name]);
    await user.click(boxes[1]!);
    expect(await findCount(count)).toBeVisible();
    expect(place.url).toBe(`/collections/${slug}${query}`);
  },
);
