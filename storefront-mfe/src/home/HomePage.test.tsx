import { findCollection } from '@glow/shared/catalog';
import { cartItem, fill, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';
import { featureFlags } from '../data/featureFlags';

async function openHome(cart = [cartItem('skn-005')]) {
  const slots = { 'storefront/home.below': [{ fragment: 'BlogBand' }] };
  const view = renderRoutes(Screens, '/', { cart, pageData, remotes: [{ name: 'blog', prefixes: [], slots }] });
  await screen.findByRole('heading', { level: 1, name: 'Quiet rituals, lasting glow' });
  return view;
}

function bestsellers() {
  return within(screen.getByRole('region', { name: 'Bestsellers' }));
}

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

test('The home page has its parts in order (URL-1, HOME-1, HOME-2, HOME-3, HOME-4, HOME-6, HOME-30)', async () => {
  const { container, user, place } = await openHome();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Explore Makeup')).toBe('/collections/makeup');
  // HOME-30
  expect(await screen.findByRole('link', { name: 'See the New Arrivals' })).toHaveAttribute(
    'href',
    '/collections/new-arrivals',
  );
  const promises = screen.getByRole('region', { name: 'Our promises' });
  expect(textsOf(promises.querySelectorAll('li'))).toEqual([
    'Free shipping on orders over $75',
    '30-day returns if it does not suit you',
    '15% off your first order for newsletter subscribers',
  ]);
  const tiles = within(screen.getByRole('region', { name: 'Find your ritual' })).getAllByRole('link');
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(
    ['skincare', 'makeup', 'bestsellers', 'new-arrivals'].map((slug) => `/collections/${slug}`),
  );
  const [hero, ...others] = [...container.querySelectorAll('img')].map((image) => [
    image.getAttribute('loading'),
    image.getAttribute('fetchpriority'),
  ]);
  expect(hero).toEqual(['eager', 'high']);
  expect(others).toEqual(Array(10).fill(['lazy', null]));
  await screen.findByRole('heading', { name: 'Felt before they are seen' });
  expect(textsOf(container.querySelectorAll('main h2'))).toEqual([
    'Find your ritual',
    'Bestsellers',
    'Felt before they are seen',
    'Kind words',
    'Take 15% off your first order',
  ]);
  const letter = screen.getByRole('region', { name: 'Take 15% off your first order' });
  const parts = [promises, tiles[0]!, letter, screen.getByText(/^Fragment blog\/BlogBand/)];
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const cards = bestsellers().getAllByRole('article');
  expect(textsOf(cards.map((card) => within(card).getByRole('heading')))).toEqual([
    'Glow Radiance Vitamin C Serum',
    'Midnight Repair Cream',
    'Cloud Foam Gentle Cleanser',
    'Second Skin Serum Foundation',
  ]);
  const serum = within(cards[0] as HTMLElement);
  expect(serum.getByText('Bestseller')).toBeVisible();
  expect(serum.getByText('4.8 out of 5, 324 reviews')).toBeInTheDocument();
  expect(serum.getByText(/golden serum/)).toBeVisible();
  expect(serum.getByText('$89.00')).toBeVisible();
  const figures = within(screen.getByRole('region', { name: 'Kind words' })).getAllByRole('figure');
  const names = figures.map((figure) => figure.querySelector('figcaption strong')?.textContent);
  expect(names).toEqual(['Margaret L.', 'Isabelle T.', 'Danielle W.']);
  for (const figure of figures) {
    expect(within(figure).getByRole('blockquote')).not.toBeEmptyDOMElement();
    expect(within(figure).getByText('5 out of 5')).toBeInTheDocument();
  }
  await user.click(screen.getByRole('link', { name: 'Shop Skincare' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Skincare' })).toBeVisible();
  expect(place.url).toBe('/collections/skincare');
});

test('Add to Cart on a bestseller adds one and opens the cart, once a shade is chosen (GEN-10, HOME-5, CART-3, CART-15)', async () => {
  const { user, stores } = await openHome();
  await user.click(bestsellers().getByRole('button', { name: /^Add to Cart Second Skin/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a shade' }));
  const add = dialog.getByRole('button', { name: 'Add to Cart' });
  expect(add).toBeDisabled();
  expect(add).toHaveAccessibleDescription('Choose a shade');
  expect(dialog.getByRole('radio', { name: 'Chestnut (sold out)' })).toBeDisabled();
  await user.click(dialog.getByRole('radio', { name: 'Honey' }));
  await user.click(add);
  const lines = () => stores.cart.getState().items.map(({ id, quantity }) => [id, quantity]);
  expect(lines()).toEqual([
    ['skn-005', 1],
    ['mkp-001-honey', 1],
  ]);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(bestsellers().getByRole('button', { name: /^Add to Cart Cloud Foam/ }));
  expect(stores.cart.getState()).toMatchObject({ itemCount: 3, isOpen: true });
  expect(await screen.findByText('Added Cloud Foam Gentle Cleanser, cart has 3 items')).toBeInTheDocument();
});

test('With the feature flag off, Add to Cart on the home page does nothing (GEN-10, HOME-5)', async () => {
  const setting = jest.replaceProperty(featureFlags, 'homeCardsAddToCart', false);
  const { user, stores } = await openHome();
  for (const button of bestsellers().getAllByRole('button', { name: /^Add to Cart/ })) await user.click(button);
  expect(stores.cart.getState()).toMatchObject({ itemCount: 1, isOpen: false });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  setting.restore();
});

test('A card whose whole stock is in the cart says so', async () => {
  await openHome([cartItem('skn-002', undefined, 22)]);
  const button = bestsellers().getByRole('button', { name: /^Add to Cart Midnight/ });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription('All 22 available are in your cart');
});

test('The newsletter offers 15% off and signs up from the home page (GEN-4, HOME-7, NEWS-1)', async () => {
  const fetch = jest.fn().mockResolvedValue({ json: () => Promise.resolve({ success: true, message: 'Welcome' }) });
  globalThis.fetch = fetch;
  const { user } = await openHome();
  const letter = within(screen.getByRole('region', { name: 'Take 15% off your first order' }));
  expect(letter.getByText(/10,000\+ subscribers/)).toBeVisible();
  const smallPrint = 'The code comes by email (demo: not sent). Leave whenever you like.';
  expect(letter.getByText(smallPrint)).toBeVisible();
  fill(letter.getByLabelText('First name (optional)'), 'Ada');
  fill(letter.getByLabelText('Email address'), 'ada@example.com');
  await user.click(letter.getByRole('button', { name: 'Subscribe' }));
  expect(await letter.findByText('Check your email for confirmation.')).toBeVisible();
  const sent = { email: 'ada@example.com', firstName: 'Ada', interests: [], source: 'homepage_hero' };
  expect(JSON.parse(fetch.mock.calls[0][1].body)).toEqual(sent);
});

test('The tiles show the titles, blurbs and pictures of their collections (COL-1)', async () => {
  await openHome();
  const tiles = within(screen.getByRole('region', { name: 'Find your ritual' })).getAllByRole('listitem');
  for (const [index, slug] of ['skincare', 'makeup', 'bestsellers', 'new-arrivals'].entries()) {
    const { title, blurb } = findCollection(slug);
    expect(tiles[index]).toHaveTextContent(title + blurb);
    expect(tiles[index]?.querySelector('img')?.src).toContain(`/collections/${slug}-`);
  }
});
