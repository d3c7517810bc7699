import { loadPageData } from '@glow/shared/page-data';
import { fragmentUrl } from '@glow/shared/remotes';
import { createSampleCatalog } from '@glow/shared/samples';
import { pageData } from './pageData';
import { Screens } from './routes';

test('the blog declares the parameters of its search and of View All Posts', () => {
  expect(Screens.routeOf('/blog')?.parameters).toEqual(['q', 'all']);
});

test('the blog has a page at /blog, and one for each article below it (URL-9)', () => {
  const names = ['/blog', '/blog/serums', '/blog/serums/deeper'].map((path) => Screens.routeOf(path)?.name);
  expect(names).toEqual(['blog', 'article', undefined]);
});

test('the articles of a search are data for other packages', async () => {
  const url = fragmentUrl('blog/ArticleSearch', { text: 'lipstick' });
  const articles = await loadPageData({ Screens, pageData }, url, createSampleCatalog());
  expect(articles).toEqual([
    { title: 'Soft Evening Makeup in Fifteen Minutes', url: '/blog/soft-evening-makeup-in-fifteen-minutes' },
  ]);
});

test.each([
  [{ productId: 'skn-003' }, ['A Simple Routine, Morning and Night', 'How to Read an Ingredient List']],
  [{}, ['A Simple Routine, Morning and Night', 'Soft Evening Makeup in Fifteen Minutes']],
  [{ productId: 'unknown' }, []],
])('the articles for a page that shows those of %j (BLOG-30)', async (props, titles) => {
  const url = fragmentUrl('blog/ArticleShelf', props);
  const posts = (await loadPageData({ Screens, pageData }, url, createSampleCatalog())) as { title: string }[];
  expect(posts.map(({ title }) => title)).toEqual(titles);
});
