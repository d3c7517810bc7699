import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { CoveringLink } from '../components/CoveringLink';
import { PostMeta } from '../components/PostMeta';
import type { PostSummary } from '../data/blogTypes';

/** Compact list of other articles, newest first. */
export function RecentArticles({ posts }: { posts: PostSummary[] }) {
  const { space } = useTheme();
  return (
    <section aria-labelledby="recent-articles" css={{ display: 'grid', gap: space(5) }}>
      <h2 id="recent-articles" css={{ fontSize: 26 }}>
        Recent Articles
      </h2>
      <ul role="list" css={{ display: 'grid', gap: space(5) }}>
        {posts.map((post) => (
          <RecentArticle key={post.id}>
            <Picture name={post.featuredImage} alt="" sizes="88px" />
            <div css={{ display: 'grid', gap: space(1) }}>
              <h3 css={{ fontSize: 20 }}>
                <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
              </h3>
              <PostMeta post={post} />
            </div>
          </RecentArticle>
        ))}
      </ul>
    </section>
  );
}

const RecentArticle = styled.li(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'center',
  gap: theme.space(4),
  img: { aspectRatio: '1', objectFit: 'cover', borderRadius: theme.radius.medium },
}));
