import { useParams } from '@glow/shared/router';
import { publishedPosts } from '../data/posts';
import { ComingSoon } from './ComingSoon';

/** The placeholder of a tag, with its posts (INFO-2). */
export function TagPage() {
  const { tag = '' } = useParams();
  return <ComingSoon kind="Tag" title={`#${tag}`} posts={publishedPosts().filter(({ tags }) => tags.includes(tag))} />;
}
