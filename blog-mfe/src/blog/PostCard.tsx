import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';
import { CategoryBadge } from '../components/CategoryBadge';
import { CoveringLink } from '../components/CoveringLink';
import { PostMeta } from '../components/PostMeta';
import { CARD_TAGS, TagList } from '../components/TagList';
import type { PostSummary } from '../data/blogTypes';

interface PostCardProps {
  post: PostSummary;
  /** Rendered width of the picture, as in the `sizes` attribute. */
  sizes: string;
}

/** A post with its picture; the whole card links to the article. */
export function PostCard({ post, sizes }: PostCardProps) {
  const { colors, space } = useTheme();
  return (
    <CardArticle>
      <PictureFrame>
        <Picture name={post.featuredImage} alt="" sizes={sizes} />
      </PictureFrame>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space(2)} ${space(4)}` }}>
        <CategoryBadge category={post.category} />
        <PostMeta post={post} />
      </div>
      <h3 css={{ fontSize: 'clamp(1.625rem, 1.4rem + 0.9vw, 2.125rem)' }}>
        <CoveringLink to={`/blog/${post.slug}`}>{post.title}</CoveringLink>
      </h3>
      <p css={{ maxWidth: '56ch', color: colors.textSoft }}>{post.excerpt}</p>
      <TagList tags={post.tags.slice(0, CARD_TAGS)} />
    </CardArticle>
  );
}

const CardArticle = styled.article(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gap: theme.space(3),
  alignContent: 'start',
  borderRadius: theme.radius.large,
  '&:hover img': { transform: 'scale(1.025)' },
}));

const PictureFrame = styled.div(({ theme }) => ({
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  background: theme.colors.sand,
  img: { aspectRatio: '16 / 10', objectFit: 'cover', transition: 'transform 700ms ease-out' },
}));
