import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import { cartItem, fill, renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';
import { featureFlags } from '../data/featureFlags';

type Circumstances = Parameters<typeof renderRoutes>[2];

async function openProduct(url: string, name: string, circumstances?: Circumstances) {
  const view = renderRoutes(Screens, url, { pageData, ...circumstances });
  await screen.findByRole('heading', { level: 1, name });
  return view;
}

/** Tells the bar whether the page's own buttons are in sight. */
let setInSight: (isIntersecting: boolean) => void;

beforeEach(() => {
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: unknown[]) => void) {
      setInSight = (isIntersecting) => act(() => tell([{ isIntersecting }]));
    }
    observe() {
      queueMicrotask(() => setInSight(false));
    }
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const SERUM = 'Glow Radiance Vitamin C Serum';
const LIPSTICK = 'Velvet Matte Lipstick';
const EYE_CREAM = 'Bright Eyes Peptide Eye Cream';
const SUNSCREEN = 'Invisible Shield Mineral Sunscreen SPF 50';

function addButton() {
  return screen.getByText('Add to Cart', { selector: 'button' });
}

function bar() {
  return within(screen.getByRole('region', { name: 'Buy' }));
}

/** Whether an element comes before the tabs of the page. */
function isBeforeTabs(element: Element) {
  const tabs = screen.getByRole('tablist');
  return Boolean(element.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('An unknown product shows a not-found page with bestsellers and a link home (PROD-1)', async () => {
  const { user, place } = renderRoutes(Screens, '/product/skn-999', { pageData });
  expect(await screen.findByRole('heading', { level: 1, name: 'Product Not Found' })).toBeVisible();
  expect(screen.getByText(/storefront\/ProductShelf.*Bestsellers to begin with/)).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(place.url).toBe('/');
});

test('The page has path, facts and controls of the product, its rating and both prices (URL-1, PROD-2, PROD-14)', async () => {
  await openProduct('/product/skn-004', EYE_CREAM);
  // the bar comes with hydration
  expect(document.querySelectorAll('[data-add="skn-004"]')).toHaveLength(1);
  const page = within(screen.getByRole('main'));
  expect(page.getAllByText('Glow Lab')[0]).toBeVisible();
  expect(page.getAllByText('New')[0]).toBeVisible();
  expect(page.getByText('4.6 out of 5, 96 reviews')).toBeInTheDocument();
  // beside the name, and in the bar
  expect(page.getAllByText('$72.00')).toHaveLength(2);
  expect(page.getByText('$85.00')).toBeVisible();
  expect(page.getByText('Save 15%')).toBeVisible();
  expect(page.getByText('Only 8 left in stock').closest('p')).toHaveAttribute('data-level', 'low');
  expect(page.getByText('GLW-SKN-004')).toBeVisible();
  expect(page.getByText('Skincare · Eye Care')).toBeVisible();
  expect(page.getByText('Free shipping on orders over $75')).toBeVisible();
  expect(page.getByText('Returns within 30 days')).toBeVisible();
  expect(page.getByText(sampleProduct('skn-004').description)).toBeVisible();
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(crumbs.getByRole('link', { name: 'Skincare' })).toHaveAttribute('href', '/collections/skincare');
  expect(crumbs.getByText(EYE_CREAM)).toHaveAttribute('aria-current', 'page');
});

function picture(number: number) {
  return screen.getAllByText('Zoom:')[number - 1]?.parentElement as HTMLElement;
}

/** Expects this picture to be selected: the only focusable one. */
function expectShown(number: number) {
  expect([1, 2, 3].filter((one) => picture(one).tabIndex === 0)).toEqual([number]);
}

test('Arrow keys and a swipe change the picture; the first one loads eagerly (PROD-3)', async () => {
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  const [first, ...others] = [1, 2, 3].map((number) => within(picture(number)).getByRole('img'));
  expect(picture(3)).toHaveAccessibleName(/^Zoom: .*picture 3 of 3$/);
  expect(first).toHaveAttribute('fetchpriority', 'high');
  expect(first).toHaveAttribute('loading', 'eager');
  for (const other of others) expect(other).toHaveAttribute('loading', 'lazy');
  const strip = picture(1).parentElement as HTMLElement;
  Object.defineProperty(strip, 'clientWidth', { value: 390 });
  fireEvent.scroll(strip, { target: { scrollLeft: 180 } });
  expectShown(1);
  fireEvent.scroll(strip, { target: { scrollLeft: 600 } });
  expectShown(3);
  expect(strip.scrollLeft).toBe(600);
  picture(3).focus();
  await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
  expect(picture(2)).toHaveFocus();
  expectShown(2);
});

test('No picture changes by itself (PROD-3)', async () => {
  jest.useFakeTimers();
  await openProduct('/product/skn-004', EYE_CREAM);
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expectShown(1);
});

test('The zoom shows a picture full screen, with its count, next, previous and thumbnails (PROD-3)', async () => {
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(picture(2));
  const zoomed = within(await screen.findByRole('dialog', { name: EYE_CREAM }));
  const thumbnail = (number: number) => zoomed.getByRole('button', { name: `Show picture ${number} of 3` });
  const expectPicture = (number: number) => expect(zoomed.getByText(`Picture ${number} of 3`)).toBeVisible();
  expect(zoomed.getByRole('heading', { name: EYE_CREAM })).toHaveFocus();
  expectPicture(2);
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
  await user.keyboard('{ArrowRight}');
  expectPicture(3);
  await user.click(zoomed.getByRole('button', { name: 'Next picture' }));
  expectPicture(1);
  await user.click(zoomed.getByRole('button', { name: 'Previous picture' }));
  expectPicture(3);
  await user.click(thumbnail(2));
  expectPicture(2);
  await user.keyboard('{ArrowRight}{ArrowDown}{Alt>}{ArrowRight}{/Alt}');
  expectPicture(3);
  expect([1, 2, 3].filter((one) => thumbnail(one).hasAttribute('aria-current'))).toEqual([3]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(picture(3)).toHaveFocus();
  expectShown(3);
});

test('A press, and plus and minus as keys and buttons, enlarge a picture to full resolution (PROD-43)', async () => {
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(picture(1));
  const enlarge = await screen.findByRole('button', { name: /^Enlarge: .*picture 1 of 3$/ });
  await user.click(enlarge);
  expect(enlarge).toHaveAttribute('aria-pressed', 'true');
  expect(within(enlarge).getByRole('img')).toHaveAttribute('sizes', expect.stringContaining('1200px'));
  // the arrow keys scroll
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText('Picture 1 of 3')).toBeVisible();
  await user.click(enlarge);
  expect(enlarge).toHaveAttribute('aria-pressed', 'false');

  const scale = () => Number(/calc\(([\d.]+) \*/.exec(enlarge.style.width)?.[1]);
  expect(scale()).toBe(1);
  await user.keyboard('++');
  expect(scale()).toBeGreaterThanOrEqual(2);
  await user.click(screen.getByRole('button', { name: 'Zoom in' }));
  expect(scale()).toBe(3);
  expect(screen.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('---');
  expect(scale()).toBe(1);
  await user.keyboard('+{Control>}-{/Control}');
  expect(scale()).toBe(1.5);
  await user.click(screen.getByRole('button', { name: 'Next picture' }));
  expect(enlarge).toHaveAttribute('aria-pressed', 'false');
});

test('A pinch enlarges a picture up to three times; mouse and arrow keys move it (PROD-43)', async () => {
  const scrollBy = jest.spyOn(Element.prototype, 'scrollBy');
  const { user } = await openProduct('/product/skn-004', EYE_CREAM);
  await user.click(picture(1));
  const enlarge = await screen.findByRole('button', { name: /^Enlarge: .*picture 1 of 3$/ });
  const scale = () => Number(/calc\(([\d.]+) \*/.exec(enlarge.style.width)?.[1]);
  const touches = (distance: number) => ({
    touches: [0, distance].map((clientX) => ({ clientX, clientY: 0 })) as unknown as Touch[],
  });
  fireEvent.touchStart(document, touches(100));
  fireEvent.touchMove(document, touches(130));
  expect(scale()).toBeCloseTo(1.3);
  fireEvent.touchMove(document, touches(900));
  expect(scale()).toBe(3);
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  expect(scale()).toBe(2);

  const frame = enlarge.parentElement as HTMLElement;
  Object.defineProperty(frame, 'clientWidth', { value: 500 });
  scrollBy.mockClear();
  fireEvent.keyDown(enlarge, { key: 'ArrowRight' });
  const drag = new MouseEvent('pointermove', { bubbles: true, buttons: 1 });
  fireEvent(enlarge, Object.assign(drag, { pointerType: 'mouse', movementX: 30, movementY: -20 }));
  expect(scrollBy.mock.calls).toEqual([
    [100, 0],
    [-30, 20],
  ]);
  expect(scrollBy.mock.contexts).toEqual([frame, frame]);
  scrollBy.mockRestore();
});

test('Shades are radio buttons, to which a button leads; a sold-out one is disabled (PROD-4, PROD-10)', async () => {
  const { user } = await openProduct('/product/mkp-001', 'Second Skin Serum Foundation');
  const shades = within(screen.getByRole('group', { name: 'Shade' }));
  expect(shades.getAllByRole('radio')).toHaveLength(6);
  expect(shades.getByRole('radio', { name: 'Chestnut (sold out)' })).toBeDisabled();
  expect(shades.getAllByRole('radio').filter((shade) => shade.hasAttribute('disabled'))).toHaveLength(1);
  expect(addButton()).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Choose a shade' }));
  expect(screen.getByRole('radio', { name: 'Porcelain' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(addButton()).toBeEnabled();
  expect(addButton()).not.toHaveAccessibleDescription();
});

test('The bar leads to the shades; all follows the choice (PROD-5, PROD-6, PROD-10, PROD-12)', async () => {
  const { user, stores, place } = await openProduct('/product/mkp-005', LIPSTICK);
  picture(1).focus();
  await user.keyboard('{ArrowRight}');
  expectShown(2);
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('Choose a shade');
  const pictureOfBar = () => screen.getByRole('region', { name: 'Buy' }).querySelector('img')?.src;
  expect(pictureOfBar()).toContain('mkp-005-1-');
  expect(bar().queryByRole('button', { name: /^Add to Cart/ })).not.toBeInTheDocument();
  await user.click(bar().getByRole('button', { name: `Choose a shade ${LIPSTICK}` }));
  expect(screen.getByRole('radio', { name: 'Classic Red' })).toHaveFocus();
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(bar().getByText(/Plum/)).toBeVisible();
  expect(pictureOfBar()).toContain('mkp-005-1-plum');
  expect(bar().getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(screen.getByRole('radio', { name: 'Plum' })).toBeChecked();
  expect(screen.getByText('Only 4 left in stock')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Shade: Plum' })).toBeVisible();
  expectShown(1);
  expect(within(picture(1)).getByRole('img')).toHaveAttribute('src', expect.stringContaining('mkp-005-1-plum'));
  expect(place.url).toBe('/product/mkp-005?variant=plum');
  // the choice is no step of the history
  place.go(-1);
  expect(place.url).toBe('/product/mkp-005?variant=plum');
  expect(await screen.findByText('Plum selected, $30.00, Only 4 left in stock')).toBeInTheDocument();
  await user.click(addButton());
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'mkp-005-plum', quantity: 1 }] });
  expect(await screen.findByText(`Added ${LIPSTICK}, cart has 1 item`)).toBeInTheDocument();
  expect(stores.toast.getState().toasts).toEqual([]);
});

test('A size is chosen from a dropdown; its own price has no former price (CAT-11, PROD-4, PROD-5, PROD-6)', async () => {
  // an unknown size of a URL is none
  const { user } = await openProduct('/product/skn-001?variant=gallon', SERUM);
  expect(screen.getByLabelText('Size')).toHaveValue('');
  expect(addButton()).toHaveAccessibleDescription('Choose a size');
  expect(screen.getByRole('option', { name: /50 ml refill.*\(sold out\)/ })).toBeDisabled();
  expect(screen.getByText('$110.00')).toBeVisible();
  expect(screen.getByText('Save 19%')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Size'), 'Travel 15 ml · $45.00');
  expect(screen.getAllByText('$45.00')).toHaveLength(2);
  expect(screen.queryByText('$89.00')).not.toBeInTheDocument();
  expect(screen.queryByText('$110.00')).not.toBeInTheDocument();
  expect(screen.queryByText(/^Save (19|59)%/)).not.toBeInTheDocument();
  expect(addButton()).toBeEnabled();
});

test('A shared URL opens with its sold-out shade, says so, and offers the others (PROD-5, PROD-10)', async () => {
  const { user } = await openProduct('/product/mkp-001?variant=chestnut', 'Second Skin Serum Foundation');
  expect(screen.getByRole('radio', { name: 'Chestnut (sold out)' })).toBeChecked();
  expect(screen.getByText('Out of Stock').closest('p')).toHaveAttribute('data-level', 'none');
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('Sold out: choose another shade');
  // the related products stay at the end
  expect(isBeforeTabs(await screen.findByRole('region', { name: 'You may also like' }))).toBe(false);
  expect(screen.queryByRole('region', { name: 'In stock, and close to it' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Sold out: choose another shade' }));
  expect(screen.getByRole('radio', { name: 'Porcelain' })).toHaveFocus();
  await user.keyboard(' ');
  expect(addButton()).toBeEnabled();
  expect(screen.getByText('In Stock').closest('p')).toHaveAttribute('data-level', 'high');
});

test('The quantity of a shade goes from 1 to its stock less that in the cart (PROD-7, PROD-8, PROD-10)', async () => {
  const { user, stores } = await openProduct('/product/mkp-005?variant=plum', LIPSTICK, {
    cart: [cartItem('mkp-005', 'plum', 2)],
  });
  expect(within(picture(1)).getByRole('img')).toHaveAttribute('src', expect.stringContaining('mkp-005-1-plum'));
  expect(within(picture(1)).getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  expect(screen.getByText('Only 4 left in stock')).toBeVisible();
  const less = screen.getByRole('button', { name: `Decrease quantity of ${LIPSTICK}` });
  const more = screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` });
  expect(less).toBeDisabled();
  await user.click(more);
  expect(more).toBeDisabled();
  // visible and announced
  await waitFor(() => expect(screen.getAllByText('2 more at most: 2 of 4 in your cart')).toHaveLength(2));
  await user.click(addButton());
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-005-plum', quantity: 4 }]);
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('All 4 available are in your cart');
  // beside the button, and in the bar
  expect(screen.getAllByText('All 4 available are in your cart')[0]).toHaveFocus();
});

test('A quantity above the stock of another shade is lowered to it and announced (PROD-9)', async () => {
  const { user, stores } = await openProduct('/product/mkp-005?variant=rose', LIPSTICK);
  const more = screen.getByRole('button', { name: `Increase quantity of ${LIPSTICK}` });
  for (let count = 1; count < 9; count += 1) fireEvent.click(more);
  await user.click(screen.getByRole('radio', { name: 'Plum' }));
  expect(
    await screen.findByText('Plum selected, $30.00, Only 4 left in stock, quantity lowered to 4'),
  ).toBeInTheDocument();
  expect(more).toBeDisabled();
  await user.click(addButton());
  expect(stores.cart.getState().items).toMatchObject([{ id: 'mkp-005-plum', quantity: 4 }]);
});

test('The heart saves, Share shares name and URL, the bar adds the chosen quantity (WISH-2, PROD-2, PROD-42)', async () => {
  const { user, stores } = await openProduct('/product/skn-004', EYE_CREAM);
  const heart = screen.getByRole('button', { name: `Save ${EYE_CREAM} to wishlist` });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  expect(stores.wishlist.getState().productIds).toEqual(['skn-004']);
  await user.click(heart);
  expect(stores.wishlist.getState().productIds).toEqual([]);

  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: EYE_CREAM, url: window.location.href });
  Reflect.deleteProperty(navigator, 'share');

  await user.click(screen.getByRole('button', { name: `Increase quantity of ${EYE_CREAM}` }));
  expect(bar().getByText('$72.00')).toBeVisible();
  await user.click(bar().getByRole('button', { name: `Add to Cart ${EYE_CREAM}` }));
  expect(stores.cart.getState()).toMatchObject({ isOpen: true, items: [{ id: 'skn-004', quantity: 2 }] });
});

test('Details, Ingredients and Reviews are tabs, named by the URL (PROD-13, PROD-14, PROD-15, PROD-82)', async () => {
  const { user, place } = await openProduct('/product/skn-001?variant=30ml', SERUM);
  expect(screen.getByLabelText('Size')).toHaveValue('30ml');
  const details = screen.getByRole('tabpanel', { name: 'Details' });
  expect(details).toHaveTextContent('Brightens the look of dull, tired skin');
  await user.click(screen.getByRole('link', { name: '4.8 out of 5, 324 reviews' }));
  expect(screen.getByRole('tab', { name: 'Reviews (2)' })).toHaveAttribute('aria-selected', 'true');
  expect(place.url).toBe('/product/skn-001?variant=30ml#reviews');
  expect(screen.getByRole('region', { name: 'About this product' })).toHaveFocus();

  await user.click(screen.getByRole('tab', { name: 'Ingredients' }));
  const ingredients = screen.getByRole('tabpanel', { name: 'Ingredients' });
  expect(ingredients).toHaveTextContent('Niacinamide, Ferulic Acid');
  // a key ingredient opens a sentence about it, above the whole list (PROD-82)
  const about = within(ingredients)
    .getByText(/^Vitamin B3, used to/)
    .closest('details') as HTMLElement;
  expect(about).not.toHaveAttribute('open');
  await user.click(within(about).getByText('Niacinamide'));
  expect(about).toHaveAttribute('open');
  expect(within(ingredients).getByText(/^Aqua, 3-O-Ethyl Ascorbic Acid, /)).toBeVisible();

  screen.getByRole('tab', { name: 'Ingredients' }).focus();
  await user.keyboard('{ArrowRight}');
  const reviews = within(screen.getByRole('tabpanel', { name: 'Reviews (2)' }));
  expect(await reviews.findByText('Hannah K.')).toBeVisible();
  expect(reviews.getByText('Sep 14, 2026')).toBeVisible();
  expect(reviews.getByText('5 out of 5')).toBeInTheDocument();
  expect(reviews.getByRole('heading', { name: 'The step I never skip' })).toBeVisible();
  expect(reviews.getAllByText('Verified Purchase')).toHaveLength(1);
  expect(reviews.getByText('42 found this helpful')).toBeVisible();
  expect(reviews.getByText(/^I use four drops after cleansing/)).toBeVisible();
  expect(reviews.queryByRole('list', { name: 'Reviews by stars' })).not.toBeInTheDocument();
  expect(place.url).toBe('/product/skn-001?variant=30ml#reviews');
});

test('Without reviews there is an invitation, and Write a Review does nothing (GEN-10, PROD-17)', async () => {
  const { user, place } = await openProduct('/product/skn-002#reviews', 'Midnight Repair Cream');
  expect(await screen.findByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  const before = document.body.innerHTML;
  await user.click(screen.getByRole('button', { name: 'Write a Review' }));
  expect(document.body.innerHTML).toBe(before);
  expect(place.url).toBe('/product/skn-002#reviews');
});

test('With the feature flag on, Write a Review opens an email (GEN-10, PROD-17)', async () => {
  const setting = jest.replaceProperty(featureFlags, 'writeReview', true);
  await openProduct('/product/skn-002#reviews', 'Midnight Repair Cream');
  expect(await screen.findByRole('link', { name: 'Write a Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:.*Midnight%20Repair%20Cream$/),
  );
  setting.restore();
});

test('The bar is there while the own button is out of sight, and gives its focus back to that (PROD-42)', async () => {
  await openProduct('/product/skn-004', EYE_CREAM);
  bar().getByRole('button').focus();
  setInSight(true);
  expect(screen.queryByRole('region', { name: 'Buy' })).not.toBeInTheDocument();
  expect(addButton()).toHaveFocus();
  setInSight(false);
  expect(bar().getByRole('button')).toBeVisible();
});

test('A quantity that is no whole number adds nothing; one below 1 becomes 1 (PROD-7, PROD-10, A11Y-8)', async () => {
  const { user, stores } = await openProduct('/product/skn-004', EYE_CREAM);
  const quantity = screen.getByRole('spinbutton');
  fill(quantity, '1e1');
  fireEvent.blur(quantity);
  expect(quantity).toHaveAccessibleDescription('Whole numbers only, such as 2');
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('Type a quantity in digits');
  fill(quantity, '0');
  fireEvent.blur(quantity);
  expect(quantity).toHaveValue('1');
  await user.click(addButton());
  expect(stores.cart.getState().items).toMatchObject([{ quantity: 1 }]);
});

test('Related products link to their pages; at first nothing is recently viewed (PROD-18, PROD-19)', async () => {
  const { user } = await openProduct('/product/skn-001', SERUM);
  const related = within(await screen.findByRole('region', { name: 'You may also like' }));
  expect(related.getAllByRole('article')).toHaveLength(4);
  await waitFor(() => expect(localStorage.getItem('glow_viewed')).toBe('["skn-001"]'));
  expect(screen.queryByRole('region', { name: 'Recently viewed' })).not.toBeInTheDocument();
  await user.click(related.getByRole('link', { name: 'Midnight Repair Cream' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Midnight Repair Cream' })).toBeVisible();
});

test('Recently viewed products have their chosen shades and exclude the current one (WISH-5, PROD-19)', async () => {
  localStorage.setItem('glow_viewed', JSON.stringify(['mkp-005?variant=plum', 'skn-004', 'skn-999', 'skn-001']));
  const { user } = await openProduct('/product/skn-001', SERUM);
  const findLinks = async () =>
    within(await screen.findByRole('region', { name: 'Recently viewed' })).findAllByRole('link');
  const [lipstick, eyeCream, ...others] = await findLinks();
  expect(others).toEqual([]);
  expect(lipstick).toHaveAttribute('href', '/product/mkp-005?variant=plum');
  expect(lipstick?.closest('li')?.querySelector('img')?.src).toContain('mkp-005-1-plum');
  await user.click(eyeCream!);
  await screen.findByRole('heading', { level: 1, name: EYE_CREAM });
  expect((await findLinks()).map((link) => link.textContent)).toEqual([SERUM, LIPSTICK]);
});

test('When recently viewed products cannot be loaded, the page says so, and Retry loads them (WISH-5)', async () => {
  localStorage.setItem('glow_viewed', JSON.stringify(['skn-004']));
  const samples = createSampleCatalog();
  let isDown = true;
  const catalog = {
    ...samples,
    products: (ids: readonly string[]) =>
      isDown ? Promise.reject(new Error('The network is down')) : samples.products(ids),
  };
  const { user } = await openProduct('/product/skn-001', SERUM, { catalog });
  const viewed = within(await screen.findByRole('region', { name: 'Recently viewed' }));
  expect(await viewed.findByText('These products could not be loaded.')).toBeVisible();
  isDown = false;
  await user.click(viewed.getByRole('button', { name: 'Retry' }));
  expect(await viewed.findByRole('link', { name: EYE_CREAM })).toBeVisible();
  expect(viewed.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
});

test('What is sold out cannot be added; others in stock stand above the tabs (PROD-10, PROD-18, PROD-80)', async () => {
  const { user } = await openProduct('/product/skn-006', SUNSCREEN);
  expect(addButton()).toBeDisabled();
  expect(addButton()).toHaveAccessibleDescription('Sold out for now');
  expect(bar().getByText('Sold out', { exact: false })).toBeVisible();
  await user.click(bar().getByRole('button', { name: /^Tell me when it is back/ }));
  const form = screen.getByRole('form', { name: 'Tell me when it is back' });
  expect(form.querySelector('input')).toHaveFocus();
  expect(form.compareDocumentPosition(addButton())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  const alternatives = await screen.findByRole('region', { name: 'In stock, and close to it' });
  expect(isBeforeTabs(alternatives)).toBe(true);
  const cards = within(alternatives).getAllByRole('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(within(card).getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
});

test('The details say how it is used; what it is for leads to others like it (PROD-13, PROD-83, PROD-84)', async () => {
  const { user, place } = renderRoutes(Screens, '/product/skn-005', { pageData });
  const panel = within(await screen.findByRole('tabpanel', { name: 'Details' }));
  expect(panel.getByRole('heading', { name: 'How to use' })).toBeVisible();
  expect(panel.getByText(/^After cleansing, pour a little into your palms/)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Hydrating' })).toBeVisible();
  expect(screen.queryByText('Finish')).not.toBeInTheDocument();
  await user.click(screen.getByRole('link', { name: 'Combination skin' }));
  expect(place.url).toBe('/collections/skincare?tag=combination+skin');
});

test('The finish of a product leads to others of its category with it (PROD-84)', async () => {
  await openProduct('/product/mkp-005', LIPSTICK);
  expect(screen.getByRole('link', { name: 'Matte' })).toHaveAttribute('href', '/collections/makeup?tag=matte');
});
