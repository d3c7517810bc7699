import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { CoveringLink } from '../components/CoveringLink';
import { PostMeta } from '../components/PostMeta';
import type { PostSummary } from '../data/blogTypes';

/** Compact list of other articles, newest first. */
export function RecentArticles({ posts }: { posts: PostSummary[] }) {
  return (
    <RecentSection aria-labelledby="recent-articles">
      <h2 id="recent-articles">Recent Articles</h2>
      <ul role="list">
        {posts.map((post) => (
          <RecentArticle key={post.id}>
            <Picture name={post.featuredImage} alt="" sizes="88px" />
            <div>
              <h3>
                <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
              </h3>
              <PostMeta post={post} />
            </div>
          </RecentArticle>
        ))}
      </ul>
    </RecentSection>
  );
}

const RecentSection = styled.section(({ theme }) => ({
  '&, & > ul': { display: 'grid', gap: theme.space(5) },
  '& > h2': { fontSize: theme.heading.sm },
}));

const RecentArticle = styled.li(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(4),
  '& > div': { display: 'grid', gap: theme.space(1) },
  h3: { fontSize: theme.heading.xs },
  img: { aspectRatio: '1', objectFit: 'cover', borderRadius: theme.radius.medium },
}));
