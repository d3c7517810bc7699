import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Page, useSiteOrigin } from '@glow/shared/app';
import { useParams } from '@glow/shared/router';
import { Container, Picture } from '@glow/shared/ui';
import { TagList } from '../components/TagList';
import type { BlogPost } from '../data/blogTypes';
import { articleData } from './articleData';
import { ArticleBody } from './ArticleBody';
import { ArticleHeader } from './ArticleHeader';
import { ArticleNotFound } from './ArticleNotFound';
import { ArticleSidebar } from './ArticleSidebar';
import { AuthorBio } from './AuthorBio';
import { findPost } from './findPost';

/** The article at `/blog/{slug}` (BLOG-9). */
export function ArticlePage() {
  const { slug } = useParams();
  const post = findPost(slug);
  if (!post) return <ArticleNotFound />;
  return <Article key={post.id} post={post} />;
}

function Article({ post }: { post: BlogPost }) {
  const { space } = useTheme();
  const { metaTitle, metaDescription, ogImage } = post.seo;
  const structuredData = articleData(post, useSiteOrigin());
  return (
    <Page
      title={metaTitle}
      description={metaDescription}
      kind="article"
      picture={ogImage}
      structuredData={structuredData}
    >
      <meta property="article:published_time" content={post.publishedAt} />
      <meta property="article:modified_time" content={post.updatedAt} />
      <Container css={{ paddingBlock: `${space(6)} ${space(20)}` }}>
        <ArticleHeader post={post} />
        <Columns>
          <FeaturedImage>
            <Picture name={post.featuredImage} alt="" sizes="(min-width: 1240px) 1176px, 100vw" isFirst />
          </FeaturedImage>
          <article aria-label={post.title} css={{ display: 'grid', gap: space(10), minWidth: 0, maxWidth: '68ch' }}>
            <ArticleBody content={post.content} />
            <TagList tags={post.tags} />
            <AuthorBio author={post.author} />
          </article>
          <ArticleSidebar currentPost={post} />
        </Columns>
      </Container>
    </Page>
  );
}

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) 320px',
    columnGap: theme.space(20),
    rowGap: theme.space(14),
  },
}));

const FeaturedImage = styled.div(({ theme }) => ({
  gridColumn: '1 / -1',
  overflow: 'hidden',
  borderRadius: theme.radius.large,
  img: {
    aspectRatio: '4 / 3',
    objectFit: 'cover',
    [theme.from.tablet]: { aspectRatio: '16 / 9' },
    [theme.from.desktop]: { aspectRatio: '2 / 1' },
  },
}));
