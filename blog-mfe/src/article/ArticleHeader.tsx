import styled from '@emotion/styled';
import { Breadcrumb } from '@glow/shared/navigation';
import { Badge, PageHeading, Row, ShareButton, SpreadRow } from '@glow/shared/ui';
import { CategoryBadge } from '../components/CategoryBadge';
import { PostMeta } from '../components/PostMeta';
import type { PostSummary } from '../data/blogTypes';
import { articleCrumbs } from './articleData';
import { InitialsAvatar } from './InitialsAvatar';

/** Breadcrumb and article header: title, excerpt, author, date, read time, Share (BLOG-9). */
export function ArticleHeader({ post }: { post: PostSummary }) {
  const { title, category, isFeatured, excerpt, author } = post;
  return (
    <Header>
      <Breadcrumb crumbs={articleCrumbs(post)} />
      <Introduction>
        <Row gap={2}>
          <CategoryBadge category={category} />
          {isFeatured && <Badge tone="bestseller">Featured</Badge>}
        </Row>
        <PageHeading tabIndex={-1}>{title}</PageHeading>
        <Excerpt>{excerpt}</Excerpt>
      </Introduction>
      <Byline gap={2}>
        <Author>
          <InitialsAvatar name={author.name} />
          <div>
            <AuthorName>{author.name}</AuthorName>
            <PostMeta post={post} />
          </div>
        </Author>
        <ShareButton title={title} />
      </Byline>
    </Header>
  );
}

/** On wide screens as high as the picture beside it, with the title in the middle. */
const Header = styled.header(({ theme }) => ({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  gap: theme.space(5),
}));

const Introduction = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(5),
  alignContent: 'center',
}));

const Excerpt = styled.p(({ theme }) => ({
  maxWidth: '60ch',
  textWrap: 'balance',
  color: theme.colors.textSoft,
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.md,
  lineHeight: 1.35,
}));

const Byline = styled(SpreadRow)({ flexWrap: 'nowrap' });

const Author = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(2) }));

const AuthorName = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));
