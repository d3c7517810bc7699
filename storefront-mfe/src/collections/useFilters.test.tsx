import { screen, within } from '@testing-library/react';
import { openCollection, openFilters } from './testing/openCollection';

test('Back undoes filter changes one by one, of a typed price all letters (COL-21)', async () => {
  const { user, place } = await openCollection('/collections/all', 'All Products');
  const panel = await openFilters(user);
  await user.click(panel.getByLabelText('Velour (4)'));
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Rating');
  await user.click(screen.getByLabelText('List view'));
  await user.clear(panel.getByLabelText('Maximum'));
  await user.type(panel.getByLabelText('Maximum'), '45{Enter}{Tab}');
  expect(place.url).toBe('/collections/all?sort=rating&view=list&max=45&brand=Velour');
  for (const query of ['sort=rating&view=list&brand=Velour', 'sort=rating&brand=Velour', 'brand=Velour']) {
    place.go(-1);
    expect(place.url).toBe(`/collections/all?${query}`);
  }
  expect(panel.getByLabelText('Maximum')).toHaveValue('200');
  place.go(-1);
  expect(place.url).toBe('/collections/all');
});

test('Back undoes a search at once, whether Enter or leaving the field has ended it (COL-21)', async () => {
  const { user, place } = await openCollection('/collections/all?sort=rating', 'All Products');
  const search = screen.getByLabelText('Search this collection');
  for (const key of ['{Enter}', '{Tab}']) {
    await user.type(search, `ro${key}`);
    expect(place.url).toBe('/collections/all?q=ro&sort=rating');
    place.go(-1);
    expect(place.url).toBe('/collections/all?sort=rating');
    expect(search).toHaveValue('');
  }
});

test("Back restores the panel's open state (COL-7)", async () => {
  const { user, place } = await openCollection('/collections/makeup', 'Makeup');
  await user.click((await openFilters(user)).getByLabelText('Bestsellers'));
  await user.click(screen.getByText('Velvet Matte Lipstick', { selector: 'h3 a' }));
  await screen.findByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' });
  place.go(-1);
  const panel = within(await screen.findByRole('region', { name: 'Filters' }));
  expect(panel.getByLabelText('Bestsellers')).toBeChecked();
});
