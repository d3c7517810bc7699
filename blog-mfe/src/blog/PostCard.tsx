import styled from '@emotion/styled';
import { Picture, Row, Stack } from '@glow/shared/ui';
import { CoveringLink, PostMeta, CategoryBadge, CARD_TAGS, TagList } from '../components/PostMeta';
import type { PostSummary } from '../data/posts';

export function PostCard({ post }: { post: PostSummary }) {
  return (
    <CardArticle as="article" gap={3}>
      <PictureFrame>
        <Picture
          name={post.featuredImage}
          alt=""
          frame={16 / 10}
          sizes="(min-width: 640px) min(50vw - 52px, 568px), calc(100vw - 40px)"
        />
      </PictureFrame>
      <Details gap={2}>
        <CategoryBadge category={post.category} />
        <PostMeta post={post} />
      </Details>
      <h3>
        <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
      </h3>
      <p>{post.excerpt}</p>
      <TagList tags={post.tags.slice(0, CARD_TAGS)} />
    </CardArticle>
  );
}

const CardArticle = styled(Stack)(({ theme }) => ({
  position: 'relative',
  alignContent: 'start',
  borderRadius: theme.radius.large,
  '& > h3': { fontSize: theme.heading.sm },
  '& > p': { maxWidth: '56ch', color: theme.colors.textSoft },
  '&:hover img': { transform: 'scale(1.025)' },
}));

const PictureFrame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.colors.sand,
  img: { transition: 'transform 700ms ease-out' },
}));

const Details = styled(Row)(({ theme }) => ({ alignItems: 'center', columnGap: theme.space(4) }));
