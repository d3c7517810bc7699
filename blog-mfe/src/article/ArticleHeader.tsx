import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Badge, Breadcrumb, PageHeading, ShareButton } from '@glow/shared/ui';
import { CategoryBadge } from '../components/CategoryBadge';
import { PostMeta } from '../components/PostMeta';
import type { PostSummary } from '../data/blogTypes';
import { articleCrumbs } from './articleData';
import { InitialsAvatar } from './InitialsAvatar';

/** Breadcrumb and article header: title, excerpt, author, date, read time, Share (BLOG-9). */
export function ArticleHeader({ post }: { post: PostSummary }) {
  const { title, category, isFeatured, excerpt, author } = post;
  const { space, from } = useTheme();
  return (
    <header
      css={{ display: 'grid', gap: space(6), paddingBottom: space(10), [from.desktop]: { paddingBottom: space(12) } }}
    >
      <Breadcrumb crumbs={articleCrumbs(post)} />
      <div css={{ display: 'grid', gap: space(5), maxWidth: 860, [from.desktop]: { paddingTop: space(8) } }}>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
          <CategoryBadge category={category} />
          {isFeatured && <Badge tone="bestseller">Featured</Badge>}
        </div>
        <PageHeading tabIndex={-1}>{title}</PageHeading>
        <Excerpt>{excerpt}</Excerpt>
      </div>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(4),
        }}
      >
        <div css={{ display: 'flex', alignItems: 'center', gap: space(4) }}>
          <InitialsAvatar name={author.name} />
          <div>
            <p css={{ fontWeight: 650 }}>{author.name}</p>
            <PostMeta post={post} />
          </div>
        </div>
        <ShareButton title={title} />
      </div>
    </header>
  );
}

const Excerpt = styled.p(({ theme }) => ({
  maxWidth: '60ch',
  textWrap: 'balance',
  color: theme.colors.textSoft,
  fontFamily: theme.fonts.display,
  fontSize: 'clamp(1.375rem, 1.2rem + 0.7vw, 1.75rem)',
  lineHeight: 1.35,
}));
