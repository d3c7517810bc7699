import { useSearchParams } from '@glow/shared/router';
import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { publishedPosts } from '../data/posts';
import { LatestArticles } from './LatestArticles';

const [post] = publishedPosts();
const eightPosts = Array.from({ length: 8 }, (_, index) => {
  return { ...post!, id: String(index), slug: `post-${index}`, title: `Post ${index}` };
});

function Latest() {
  const [params, setParams] = useSearchParams();
  return <LatestArticles posts={eightPosts} showsAll={params.has('all')} onShowAll={() => setParams({ all: '1' })} />;
}

describe('the latest articles', () => {
  test('are six at first, and all after View All Posts, which focuses the first new one (BLOG-4, BLOG-7)', async () => {
    const { user } = renderRoutes(Latest, '/blog');
    expect(screen.getAllByRole('article')).toHaveLength(6);
    await user.click(screen.getByRole('button', { name: 'View All Posts' }));
    expect(await screen.findAllByRole('article')).toHaveLength(8);
    expect(screen.getByRole('link', { name: 'Post 6' })).toHaveFocus();
  });

  test('are all of them from the start where the URL says so, and the focus stays (BLOG-7)', () => {
    renderRoutes(Latest, '/blog?all=1');
    expect(screen.getAllByRole('article')).toHaveLength(8);
    expect(document.body).toHaveFocus();
  });
});
