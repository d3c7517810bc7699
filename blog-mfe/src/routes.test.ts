import { loadPageData } from '@glow/shared/page-data';
import { createSampleCatalog } from '@glow/shared/samples';
import { pageData } from './pageData';
import { Screens } from './routes';

test('the blog declares the parameters of its search and of View All Posts', () => {
  expect(Screens.routeOf('/blog')?.parameters).toEqual(['q', 'all']);
});

test('the articles of a search are data that other remotes ask for by its URL', async () => {
  const articles = await loadPageData({ Screens, pageData }, '/blog/search/articles?q=lipstick', createSampleCatalog());
  expect(articles).toEqual([
    { title: 'Soft Evening Makeup in Fifteen Minutes', url: '/blog/soft-evening-makeup-in-fifteen-minutes' },
  ]);
});
