import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

/** Opens a product; returns whether an element comes before the tabs of the page. */
async function openProduct(url: string) {
  renderRoutes(Screens, url, { pageData });
  const tabs = await screen.findByRole('tablist');
  return (element: Element) => Boolean(element.compareDocumentPosition(tabs) & Node.DOCUMENT_POSITION_FOLLOWING);
}

test('What is sold out is followed by products in stock, once on the page (PROD-81)', async () => {
  const isBeforeTabs = await openProduct('/product/skn-006');
  const alternatives = await screen.findByRole('region', { name: 'In stock, and close to it' });
  expect(isBeforeTabs(alternatives)).toBe(true);
  const cards = within(alternatives).getAllByRole('article');
  expect(cards).toHaveLength(4);
  for (const card of cards) expect(within(card).getByRole('button', { name: /^Add to Cart/ })).toBeEnabled();
  expect(screen.queryByRole('region', { name: 'You may also like' })).not.toBeInTheDocument();
});

test('Where only the chosen shade is sold out, related products stay at the end', async () => {
  const isBeforeTabs = await openProduct('/product/mkp-001?variant=chestnut');
  expect(isBeforeTabs(await screen.findByRole('region', { name: 'You may also like' }))).toBe(false);
  expect(screen.queryByRole('region', { name: 'In stock, and close to it' })).not.toBeInTheDocument();
});
