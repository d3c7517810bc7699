import styled from '@emotion/styled';
import { Introduction, Page } from '@glow/shared/app';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Container, SectionHeading } from '@glow/shared/ui';
import { PostList } from '../components/PostList';
import { type PostSummary, publishedPosts, categories } from '../data/posts';
import { useParams } from '@glow/shared/router';

interface ComingSoonProps {
  kind: 'Category' | 'Tag';
  title: string;
  description?: string;
  picture: string;
  posts: PostSummary[];
}

/** Number of latest articles shown if the subject has none. */
const FALLBACK_COUNT = 3;

const FALLBACK_PICTURE = 'products/skn-001-2';

/** Placeholder page with a link home and existing articles (INFO-1). */
function ComingSoon({ kind, title, description, picture, posts }: ComingSoonProps) {
  return (
    <Page title={title} isPrivate>
      <Content>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]} />
        <Introduction
          eyebrow={kind}
          heading={title}
          lead={<>{description} A page of its own is coming soon.</>}
          picture={picture}
          actions={
            <>
              <ButtonLink to="/">Back to Home</ButtonLink>
              <ButtonLink to="/blog" variant="secondary">
                Read the Blog
              </ButtonLink>
            </>
          }
        />
      </Content>
      <section aria-labelledby="in-the-meantime">
        <MeantimeContainer>
          <SectionHeading id="in-the-meantime">In the meantime</SectionHeading>
          {posts.length === 0 && (
            <p>
              There are no articles here yet, but they are on their way. Until then, this is the latest from the blog.
            </p>
          )}
          <PostList posts={posts.length > 0 ? posts : publishedPosts().slice(0, FALLBACK_COUNT)} />
        </MeantimeContainer>
      </section>
    </Page>
  );
}

/** The placeholder of a tag, with its posts (INFO-2). */
export function TagPage() {
  const { tag = '' } = useParams();
  const posts = publishedPosts().filter(({ tags }) => tags.includes(tag));
  return <ComingSoon kind="Tag" title={`#${tag}`} picture={FALLBACK_PICTURE} posts={posts} />;
}

/** The placeholder of a category, with its posts (INFO-2). */
export function CategoryPage() {
  const { category: slug = '' } = useParams();
  const found = categories.find((category) => category.slug === slug);
  const posts = publishedPosts().filter(({ category }) => category.slug === slug);
  return (
    <ComingSoon
      kind="Category"
      title={found?.name ?? 'Blog category'}
      description={found?.description}
      picture={found?.picture ?? FALLBACK_PICTURE}
      posts={posts}
    />
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingTop: theme.space(6) }));

const MeantimeContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBlock: `${theme.space(10)} ${theme.space(20)}`,
  '& > p': { color: theme.colors.textSoft },
}));
