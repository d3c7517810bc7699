import { cartItem, fill } from '@glow/shared/testing';
import { sampleProduct } from '@glow/shared/samples';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findCount, openCollection, shownNames } from './testing/openCollection';

/** What search engines read of the page: its one address, and whether they may list it. */
function expectKnownAs(canonical: string, isPrivate = false) {
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute('href', canonical);
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe(isPrivate ? 'noindex' : undefined);
}

test.each([
  ['skincare', 'Skincare', 5, 6, 'Cleansers, serums and creams for a routine that is short, calm and worth keeping.'],
  ['makeup', 'Makeup', 6, 6, 'Weightless color and believable finishes, made to look like you on a good day.'],
  ['bestsellers', 'Bestsellers', 5, 5, 'The pieces our customers finish, and then order again.'],
  ['new-arrivals', 'New Arrivals', 4, 4, 'The latest formulas and shades, just added to the shelf.'],
  ['glow-kits', 'Glow Kits', 2, 2, 'Everything that brings light to the skin, from morning serum to finishing drops.'],
  ['all', 'All Products', 11, 12, 'The whole shelf, skincare and makeup together.'],
  ['fragrance', 'All Products', 11, 12, 'The whole shelf, skincare and makeup together.'],
])(
  '/collections/%s is %s, for search engines too (URL-2, SEO-2, COL-1)',
  async (slug, heading, shown, count, blurb) => {
    await openCollection(`/collections/${slug}`, heading);
    expect(screen.getByText(blurb)).toBeVisible();
    expect(await findCount(`Showing ${shown} of ${count} products`)).toBeVisible();
    expect(document.querySelectorAll('article')).toHaveLength(shown);
    expectKnownAs(`/collections/${slug === 'fragrance' ? 'all' : slug}`, slug === 'fragrance');
    const preview = document.querySelector('meta[property="og:image"]')?.getAttribute('content');
    expect(preview).toContain(`/collections/${heading === 'All Products' ? 'skincare' : slug}-`);
  },
);

test('A search is kept in the URL, and its count is announced once it has come to rest (COL-15, COL-21)', async () => {
  jest.useFakeTimers();
  const { place } = await openCollection('/collections/makeup', 'Makeup');
  const region = screen.getAllByRole('status').find((status) => status.getAttribute('aria-live') === 'polite');
  for (const text of ['Winge', 'Winged']) fill('Search this collection', text);
  expect(await findCount('Showing 1 of 6 products')).toBeVisible();
  expect(shownNames()).toEqual(['Ink Line Liquid Eyeliner']);
  expect(place.url).toBe('/collections/makeup?q=Winged');
  expectKnownAs('/collections/makeup');
  // relevance is an order of the whole store
  expect(screen.getByLabelText<HTMLSelectElement>('Sort by').options).toHaveLength(5);
  act(() => void jest.advanceTimersByTime(400));
  expect(region).toBeEmptyDOMElement();
  act(() => void jest.advanceTimersByTime(300));
  expect(region).toHaveTextContent('Showing 1 of 6 products');
});

test('Without JavaScript a search keeps the other filters (COL-50)', async () => {
  await openCollection('/collections/makeup?q=red&sort=rating&brand=Velour&stock=all&page=2', 'Makeup');
  const form = screen.getByRole<HTMLFormElement>('search', { name: 'This collection' });
  expect([form.getAttribute('action'), form.method]).toEqual([null, 'get']);
  expect(String(new URLSearchParams([...new FormData(form)] as [string, string][]))).toBe(
    'q=red&sort=rating&brand=Velour&stock=all',
  );
});

test('Five sort options are offered, by name first (COL-4, COL-11)', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  const sort = screen.getByLabelText<HTMLSelectElement>('Sort by');
  expect(sort).toHaveDisplayValue('Name A-Z');
  const labels = [...sort.options].map(({ text }) => text);
  expect(labels).toEqual(['Name A-Z', 'Price: Low to High', 'Price: High to Low', 'Rating', 'Newest First']);
  expect(shownNames()[0]).toBe('Bright Eyes Peptide Eye Cream');
  await user.selectOptions(sort, 'Price: Low to High');
  await waitFor(() => expect(shownNames()[0]).toBe('Cloud Foam Gentle Cleanser'));
  expect(place.url).toBe('/collections/skincare?sort=price-low');
});

test('The prices on the cards are those that products are sorted and filtered by (CAT-30)', async () => {
  await openCollection('/collections/all?sort=price-high&min=40&max=90', 'All Products');
  const prices = screen.getAllByRole('article').map((card) => within(card).getAllByText(/^\$/)[0]?.textContent);
  expect(prices).toEqual(['$89.00', '$72.00', '$56.00', '$46.00', '$42.00']);
});

test('Grid and list are lists of cards with brand, badges, stars, price and description (COL-6, COL-20)', async () => {
  const { user, place } = await openCollection('/collections/skincare', 'Skincare');
  const [grid, list] = ['Grid view', 'List view'].map((name) => screen.getByRole('button', { name }));
  const serum = sampleProduct('skn-001');
  function expectCards() {
    const card = screen.getByRole('link', { name: 'Glow Radiance Vitamin C Serum' }).closest('article') as HTMLElement;
    expect(within(card.closest('[role=list]') as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
    for (const text of ['Glow Lab', 'Bestseller', '4.8 out of 5, 324 reviews', '$89.00'])
      expect(within(card).getByText(text)).toBeInTheDocument();
    expect(within(card).getByText(/golden serum/)).toBeVisible();
    // a list on a wide screen shows the other sentences too
    expect(within(card).getByText(/golden serum/)).toHaveTextContent(/^[^.]+\.$/);
    expect(within(card).getByText(/golden serum/).parentElement).toHaveTextContent(serum.description);
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringContaining('skn-001-1'));
    expect(within(card).getByRole('button', { name: `Save ${serum.name} to wishlist` })).toBeVisible();
    expect(within(card).getByRole('button', { name: `Add to Cart ${serum.name}` })).toBeVisible();
  }
  expect(grid).toHaveAttribute('aria-pressed', 'true');
  expectCards();
  await user.click(list!);
  expect(list).toHaveAttribute('aria-pressed', 'true');
  expect(grid).toHaveAttribute('aria-pressed', 'false');
  expect(place.url).toBe('/collections/skincare?view=list');
  await waitFor(expectCards);
});

test('A card says its prices, sizes and shades; only first pictures load early (CAT-13, CAT-30, COL-42)', async () => {
  const { container } = await openCollection('/collections/all', 'All Products');
  for (const [name, texts, shades, badges] of [
    [
      'Glow Radiance Vitamin C Serum',
      ['$89.00', '$110.00', 'Save 19%', 'also in a travel size, $45.00'],
      0,
      'Bestseller',
    ],
    ['Bright Eyes Peptide Eye Cream', ['$72.00', '$85.00', 'Save 15%'], 0, 'New'],
    ['Midnight Repair Cream', ['$125.00'], 0, 'New Bestseller'],
    ['Second Skin Serum Foundation', ['$56.00', '6 shades', '+1'], 5, 'Bestseller'],
    ['Soft Focus Concealer', ['$32.00', '4 shades'], 4, ''],
    ['Petal Flush Powder Blush', ['$36.00', '3 shades'], 3, 'New'],
  ] as const) {
    const card = screen.getByRole('link', { name }).closest('article');
    for (const text of texts) expect(card).toHaveTextContent(text);
    expect(card?.querySelectorAll('i')).toHaveLength(shades);
    const marks = within(card!).queryAllByText(/^(New|Bestseller)$/);
    expect(marks.map(({ textContent }) => textContent).join(' ')).toBe(badges);
  }
  const pictures = [...container.querySelectorAll('article img')].map((image) =>
    [image.getAttribute('loading'), image.getAttribute('fetchpriority')].join(' '),
  );
  expect(pictures).toEqual(['eager high', ...Array(3).fill('eager '), ...Array(7).fill('lazy ')]);
});

test('A mouse, but no finger, on a card or its shade has another picture loaded and shown (COL-43)', async () => {
  const { user } = await openCollection('/collections/makeup', 'Makeup');
  const cardOf = (name: string) => screen.getByRole('link', { name }).closest('article') as HTMLElement;
  const card = cardOf('Ink Line Liquid Eyeliner');
  const [frame] = card.children as unknown as [HTMLElement];
  const pictures = () => [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(pictures()).toEqual([expect.stringContaining('mkp-004-1')]);
  await user.hover(frame);
  await waitFor(() =>
    expect(pictures()).toEqual([expect.stringContaining('mkp-004-1'), expect.stringContaining('mkp-004-2')]),
  );
  const layer = card.querySelectorAll('img')[1] as HTMLElement;
  expect(layer.closest('[data-loaded]')).toHaveAttribute('data-loaded', 'false');
  const [layerClass] = layer.closest('[data-loaded]')!.classList;
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ cssText }) => cssText);
  const reduced = rules.find(
    (rule) => rule.includes('(prefers-reduced-motion: reduce)') && rule.includes(`${layerClass}`),
  );
  expect(reduced).toMatch(/display:\s*none/);
  fireEvent.load(layer);
  expect(layer.closest('[data-loaded]')).toHaveAttribute('data-loaded', 'true');

  const lipstick = cardOf('Velvet Matte Lipstick');
  const [red, rose] = lipstick.querySelectorAll('i') as unknown as [HTMLElement, HTMLElement];
  const layers = () => [...lipstick.querySelectorAll('[data-loaded] img')].map((image) => image.getAttribute('src'));
  // the code that shows pictures is there by now
  for (const target of [lipstick.firstElementChild!, rose]) await user.pointer({ keys: '[TouchA]', target });
  expect(layers()).toEqual([]);
  await user.hover(rose);
  await waitFor(() => expect(layers()).toEqual([expect.stringContaining('mkp-005-1-rose')]));
  await user.hover(red);
  expect(layers()).toEqual([expect.stringContaining('mkp-005-1-classic-red')]);
  await user.hover(lipstick.firstElementChild!);
  expect(layers()).toEqual([expect.stringContaining('mkp-005-1-classic-red')]);
});

test('Without a match the shopper is told so and can clear the filters (COL-18)', async () => {
  const { user, place } = await openCollection('/collections/makeup?q=bergamot&min=20', 'Makeup');
  expect(screen.getByRole('heading', { name: 'No products found' })).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
  expect(await findCount('Showing 0 of 6 products')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Filters' }));
  expect(await findCount('Showing 6 of 6 products')).toBeVisible();
  expect(place.url).toBe('/collections/makeup');
});

test('Add to Cart adds one of a product without variants, else asks for a shade (CAT-9, COL-19, COL-20)', async () => {
  const { user, stores, place } = await openCollection('/collections/makeup', 'Makeup');
  const button = screen.getByRole('button', { name: 'Add to Cart Velvet Matte Lipstick' });
  await user.click(button);
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a shade' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(stores.cart.getState().items).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Add to Cart Ink Line Liquid Eyeliner' }));
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'mkp-004', quantity: 1 }] });
  act(() => stores.cart.getState().loadCart([cartItem('mkp-004', undefined, 90)]));
  const added = screen.getByRole('button', { name: 'Add to Cart Ink Line Liquid Eyeliner' });
  expect(added).toBeDisabled();
  expect(added).toHaveAccessibleDescription('All 90 available are in your cart');
  await user.click(screen.getByRole('link', { name: 'Velvet Matte Lipstick' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Velvet Matte Lipstick' })).toBeVisible();
  expect(place.url).toBe('/product/mkp-005');
});

test('Add to Cart on a product with sizes asks for one (CAT-9, COL-19)', async () => {
  const { user, stores } = await openCollection('/collections/glow-kits', 'Glow Kits');
  await user.click(screen.getByRole('button', { name: /^Add to Cart Glow Radiance/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a size' }));
  expect(dialog.getByRole('option', { name: '50 ml refill · $119.00 (sold out)' })).toBeDisabled();
  await user.selectOptions(dialog.getByLabelText('Size'), 'Travel 15 ml · $45.00');
  expect(dialog.getByText('$45.00')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Add to Cart' }));
  expect(stores.cart.getState().items).toMatchObject([{ id: 'skn-001-travel-15ml', quantity: 1, price: 45_00 }]);
});

test('A search that matches nothing shows what was probably meant (COL-32)', async () => {
  await openCollection('/collections/makeup?q=lipstik', 'Makeup');
  expect(await screen.findByRole('heading', { name: 'No products found' })).toBeVisible();
  const meant = await screen.findByRole('region', { name: 'Did you mean “lipstick”?' });
  expect(within(meant).getByRole('link', { name: 'Did you mean “lipstick”?' })).toHaveAttribute(
    'href',
    '/collections/all?q=lipstick',
  );
  expect(within(meant).getByRole('article')).toHaveTextContent('Velvet Matte Lipstick');
});
