import { useParams } from '@glow/shared/router';
import { categories, categoryPictures } from '../data/categories';
import { publishedPosts } from '../data/posts';
import { ComingSoon } from './ComingSoon';

/** The placeholder of a category, with its posts (INFO-2). */
export function CategoryPage() {
  const { category: slug = '' } = useParams();
  const { name, description } = categories.find((category) => category.slug === slug) ?? {
    name: 'Journal category',
  };
  const posts = publishedPosts().filter(({ category }) => category.slug === slug);
  return (
    <ComingSoon kind="Category" title={name} description={description} picture={categoryPictures[slug]} posts={posts} />
  );
}
