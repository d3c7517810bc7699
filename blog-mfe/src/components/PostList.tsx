import styled from '@emotion/styled';
import { Picture, Stack } from '@glow/shared/ui';
import type { PostSummary } from '../data/posts';
import { CoveringLink, PostMeta, CategoryBadge, CARD_TAGS, TagList } from './PostMeta';

export function PostList({ posts, hasPictures = true }: { posts: readonly PostSummary[]; hasPictures?: boolean }) {
  return (
    <ul role="list">
      {posts.map((post) => (
        <li key={post.id}>
          <Post>
            <Details gap={2}>
              <CategoryBadge category={post.category} />
              <PostMeta post={post} />
            </Details>
            <Summary gap={2}>
              <h3>
                <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
              </h3>
              <p>{post.excerpt}</p>
              <TagList tags={post.tags.slice(0, CARD_TAGS)} />
            </Summary>
            {hasPictures && (
              <Thumbnail name={post.featuredImage} alt="" frame={4 / 3} sizes="clamp(96px, 20vw, 240px)" />
            )}
          </Post>
        </li>
      ))}
    </ul>
  );
}

const Post = styled.article(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  grid: '"about picture" auto "text text" auto / minmax(0, 1fr) auto',
  gap: theme.space(4),
  paddingBlock: theme.space(6),
  borderTop: `1px solid ${theme.colors.line}`,
  [theme.from.tablet]: {
    grid: '"about picture" auto "text picture" 1fr / minmax(0, 1fr) auto',
    columnGap: theme.space(8),
  },
  [theme.from.desktop]: {
    grid: '"about text picture" auto / min(13.75rem, 25%) minmax(0, 1fr) auto',
  },
}));

const Details = styled(Stack)({
  gridArea: 'about',
  justifyItems: 'start',
  alignContent: 'start',
});

const Summary = styled(Stack)(({ theme }) => ({
  gridArea: 'text',
  alignContent: 'start',
  '& > h3': { fontSize: theme.heading.sm },
  '& > p': { maxWidth: '60ch', color: theme.colors.textSoft },
}));

const Thumbnail = styled(Picture)(({ theme }) => ({
  gridArea: 'picture',
  alignSelf: 'start',
  width: 'clamp(6rem, 20vw, 15rem)',
  borderRadius: theme.radius.medium,
}));
