import { screen, within } from '@testing-library/react';
import { openCollection, openFilters } from './testing/openCollection';

test('Back undoes filter changes one by one', async () => {
  const { user, place } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  await user.click(panel.getByRole('checkbox', { name: 'Velour (4)' }));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating');
  await user.click(screen.getByRole('button', { name: 'List view' }));
  const steps = [];
  for (let step = 0; step < 3; step += 1) {
    await user.click(screen.getByRole('button', { name: 'Back' }));
    steps.push(place.url);
  }
  expect(steps).toEqual([
    '/collections/all?sort=rating&brand=Velour',
    '/collections/all?brand=Velour',
    '/collections/all',
  ]);
});

test.each([
  ['Enter', '{Enter}'],
  ['leaving the field', '{Tab}'],
])('Back undoes a search committed by %s at once, not letter by letter', async (_, key) => {
  const { user, place } = await openCollection('/collections/all?sort=rating', 'All Products');
  await user.type(screen.getByLabelText('Search this collection'), `rose${key}`);
  expect(place.url).toBe('/collections/all?q=rose&sort=rating');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(place.url).toBe('/collections/all?sort=rating');
  expect(screen.getByLabelText('Search this collection')).toHaveValue('');
});

test('Back undoes a typed price at once', async () => {
  const { user, place } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  await user.clear(panel.getByLabelText('Maximum'));
  await user.type(panel.getByLabelText('Maximum'), '45{Enter}');
  expect(place.url).toBe('/collections/all?max=45');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(place.url).toBe('/collections/all');
  expect(panel.getByLabelText('Maximum')).toHaveValue('200');
});

test("Back restores the panel's open state", async () => {
  const { user } = await openCollection('/collections/makeup', 'Makeup');
  await user.click((await openFilters(user)).getByRole('checkbox', { name: 'Bestsellers' }));
  await user.click(screen.getByRole('link', { name: 'Velvet Matte Lipstick' }));
  await screen.findByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' });
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(
    within(await screen.findByRole('region', { name: 'Filters' })).getByRole('checkbox', { name: 'Bestsellers' }),
  ).toBeChecked();
});
