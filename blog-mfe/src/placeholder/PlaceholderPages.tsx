import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { Breadcrumb, ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading, Picture, Row, SectionHeading } from '@glow/shared/ui';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/blogTypes';
import { publishedPosts } from '../data/posts';
import { useParams } from '@glow/shared/router';
import { categories, categoryPictures } from '../data/categories';

interface ComingSoonProps {
  kind: 'Category' | 'Tag';
  title: string;
  /** Subject of the page. */
  description?: string;
  picture?: string;
  /** Existing articles on the subject. */
  posts: PostSummary[];
}

/** Number of latest articles shown if the subject has none. */
const FALLBACK_COUNT = 3;

/** Placeholder page with a link home and existing articles (INFO-1). */
function ComingSoon({ kind, title, description, picture, posts }: ComingSoonProps) {
  return (
    <Page title={title} isPrivate>
      <Header>
        <Container>
          <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]} />
          <HeaderColumns>
            {picture && <Arch name={picture} alt="" sizes="(min-width: 640px) 144px, 64px" isFirst />}
            <Introduction>
              <Eyebrow>{kind}</Eyebrow>
              <Title tabIndex={-1}>{title}</Title>
              <Lead>{description} A page of its own is coming soon.</Lead>
              <Actions gap={3}>
                <ButtonLink to="/">Back to Home</ButtonLink>
                <ButtonLink to="/blog" variant="secondary">
                  Read the journal
                </ButtonLink>
              </Actions>
            </Introduction>
          </HeaderColumns>
        </Container>
      </Header>
      <section aria-labelledby="in-the-meantime">
        <MeantimeContainer>
          <SectionHeading id="in-the-meantime">In the meantime</SectionHeading>
          {posts.length === 0 && (
            <p>
              There are no articles here yet, but they are on their way. Until then, this is the latest from the
              journal.
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
  return <ComingSoon kind="Tag" title={`#${tag}`} posts={publishedPosts().filter(({ tags }) => tags.includes(tag))} />;
}

/** The placeholder of a category, with its posts (INFO-2). */
export function CategoryPage() {
  const { category: slug = '' } = useParams();
  const { name, description } = categories.find((category) => category.slug === slug) ?? {
    name: 'Journal category',
  };
  const posts = publishedPosts().filter(({ category }) => category.slug === slug);
  return (
    <ComingSoon kind="Category" title={name} description={description} picture={categoryPictures[slug]} posts={posts} />
  );
}

const Header = styled.header(({ theme }) => ({
  paddingTop: theme.space(6),
  background: `linear-gradient(${theme.colors.background}, ${theme.colors.blush})`,
}));

const HeaderColumns = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(6),
  paddingBlock: theme.space(8),
  [theme.from.tablet]: {
    gridAutoFlow: 'column',
    justifyContent: 'start',
    alignItems: 'center',
    gap: theme.space(10),
    paddingBlock: theme.space(14),
  },
}));

const Arch = styled(Picture)(({ theme }) => ({
  width: '4rem',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: theme.radius.arch,
  [theme.from.tablet]: { width: '9rem' },
}));

const Introduction = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(4) }));

const Title = styled(PageHeading)({ overflowWrap: 'anywhere' });

const Lead = styled.p(({ theme }) => ({ maxWidth: '48ch', fontSize: theme.text.xl }));

const Actions = styled(Row)(({ theme }) => ({
  paddingTop: theme.space(2),
}));

const MeantimeContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBlock: `${theme.space(10)} ${theme.space(20)}`,
  '& > p': { color: theme.colors.textSoft },
}));
