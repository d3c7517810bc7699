import styled from '@emotion/styled';
import { MissingPage, Page, RemoteFragment, useSiteOrigin } from '@glow/shared/app';
import { useParams } from '@glow/shared/router';
import { Badge, Card, Container, PageHeading, Picture, Row, ShareButton, SpreadRow, Stack } from '@glow/shared/ui';
import { type PostSummary, publishedPosts } from '../data/posts';
import { linkedProducts } from '../data/linkedProducts';
import { postBodies } from '../data/postBodies';
import { articleCrumbs, articleData } from './articleData';
import { ArticleBody } from './ArticleBody';
import { ArticleSidebar } from './ArticleSidebar';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { PostMeta, CategoryBadge, TagList } from '../components/PostMeta';
import { initialsOf } from '@glow/shared/text';

/** The article at `/blog/{slug}` (BLOG-9). */
export function ArticlePage() {
  const { slug } = useParams();
  // undefined if the slug is unknown or the post is not published (BLOG-11)
  const post = publishedPosts().find((published) => published.slug === slug);
  if (post) return <Article key={post.id} post={post} />;
  return (
    <MissingPage
      title="Article Not Found"
      heading="Article Not Found"
      lead="This article has moved, or has not been published."
      actions={<ButtonLink to="/blog">Back to Blog</ButtonLink>}
    />
  );
}

function Article({ post }: { post: PostSummary }) {
  const { metaTitle: title, metaDescription: description, ogImage: picture } = post.seo;
  const content = postBodies[post.slug] ?? '';
  const products = linkedProducts(content);
  return (
    <Page {...{ title, description, picture }} kind="article" structuredData={articleData(post, useSiteOrigin())}>
      <meta property="article:published_time" content={post.publishedAt} />
      <meta property="article:modified_time" content={post.updatedAt} />
      <ArticleContainer>
        <Columns gap={6}>
          <ArticleHeader post={post} />
          <FeaturedImage
            name={post.featuredImage}
            alt=""
            frame={9 / 4}
            sizes="(min-width: 1240px) 1176px, (min-width: 640px) calc(100vw - 64px), 135vw"
            isFirst
          />
          <Stack as="article" gap={10} aria-label={post.title}>
            <ArticleBody content={content} />
            <TagList tags={post.tags} />
            <AuthorBio author={post.author} />
          </Stack>
          <ArticleSidebar currentPost={post} />
        </Columns>
        {products.length > 0 && (
          <RemoteFragment
            of="storefront/ProductShelf"
            heading="Products in this article"
            ids={products}
            space="40rem"
          />
        )}
      </ArticleContainer>
    </Page>
  );
}

/** The article's author (BLOG-9). */
function AuthorBio({ author }: Pick<PostSummary, 'author'>) {
  return (
    <AuthorCard as="section" aria-labelledby="about-author">
      <Initials aria-hidden="true">{initialsOf(author.name)}</Initials>
      <AuthorText gap={2}>
        <h2 id="about-author">About {author.name}</h2>
        <p>{author.bio}</p>
      </AuthorText>
    </AuthorCard>
  );
}

const AuthorCard = styled(Card)(({ theme }) => ({ display: 'flex', gap: theme.space(5) }));

const AuthorText = styled(Stack)(({ theme }) => ({
  '& > h2': { fontSize: theme.heading.sm },
  '& > p': { color: theme.colors.textSoft },
}));

const ArticleContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(16),
  paddingBlock: `${theme.space(6)} ${theme.space(20)}`,
}));

const Columns = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  // header and picture have the whole width; the text is in the middle if there is room for it
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 42.5rem) minmax(13.5rem, 1fr)',
    gap: `${theme.space(10)} ${theme.space(8)}`,
    '& > header, & > img': { gridColumn: '1 / -1' },
    '& > article': { gridColumn: 2 },
  },
}));

/** On phones it reaches both edges of the screen. */
const FeaturedImage = styled(Picture)(({ theme }) => ({
  width: '100vw',
  maxWidth: 'none',
  aspectRatio: '3 / 2',
  marginInline: `calc(-1 * ${theme.pageMargin})`,
  [theme.from.tablet]: { width: '100%', aspectRatio: '9 / 4', marginInline: 0, borderRadius: theme.radius.large },
}));

/** Breadcrumb and article header: title, excerpt, author, date, read time, Share (BLOG-9). */
function ArticleHeader({ post }: { post: PostSummary }) {
  const { title, category, isFeatured, excerpt, author } = post;
  return (
    <Stack as="header" gap={5}>
      <Breadcrumb crumbs={articleCrumbs(post)} />
      <Stack gap={4}>
        <Row gap={2}>
          <CategoryBadge category={category} />
          {isFeatured && <Badge tone="bestseller">Featured</Badge>}
        </Row>
        <PageHeading tabIndex={-1}>{title}</PageHeading>
        <Excerpt>{excerpt}</Excerpt>
      </Stack>
      <SpreadRow gap={2}>
        <Author>
          <Initials aria-hidden="true">{initialsOf(author.name)}</Initials>
          <div>
            <AuthorName>{author.name}</AuthorName>
            <PostMeta post={post} />
          </div>
        </Author>
        <ShareButton title={title} />
      </SpreadRow>
    </Stack>
  );
}

const Excerpt = styled.p(({ theme }) => ({
  maxWidth: '60ch',
  textWrap: 'balance',
  color: theme.colors.textSoft,
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.md,
  lineHeight: 1.35,
}));

const Author = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(2) }));

const AuthorName = styled.p(({ theme }) => ({ fontWeight: theme.weight.semibold }));

/** Decorative, because the name is beside it. */
const Initials = styled.span(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '3.25rem',
  height: '3.25rem',
  borderRadius: theme.radius.pill,
  background: theme.colors.blush,
  color: theme.colors.accent,
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.xs,
}));
