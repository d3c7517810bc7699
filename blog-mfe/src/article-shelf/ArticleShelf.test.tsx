import { fragmentUrl, slotEntries } from '@glow/shared/remotes';
import storeRemotes from '@glow/shared/remotes.json';
import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

test('Below a product stand the newest articles that link to it (BLOG-30)', async () => {
  const shown = slotEntries(storeRemotes, 'storefront/product.below', '/product/mkp-003');
  expect(shown).toMatchObject([{ fragment: 'blog/ArticleShelf' }]);
  renderRoutes(Screens, fragmentUrl('blog/ArticleShelf', { productId: 'mkp-003' }), { pageData });
  const shelf = within(await screen.findByRole('region', { name: 'In the blog' }));
  expect(shelf.getByRole('link', { name: 'Soft Evening Makeup in Fifteen Minutes' })).toBeVisible();
});
