import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { Breadcrumb, ButtonLink, Container, Eyebrow, PageHeading, SectionHeading } from '@glow/shared/ui';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/blogTypes';
import { publishedPosts } from '../data/posts';

interface ComingSoonProps {
  /** Kind of page. */
  kind: 'Category' | 'Tag';
  title: string;
  /** Subject of the page. */
  description?: string;
  color?: string;
  /** Existing articles on the subject. */
  posts: PostSummary[];
}

/** Number of latest articles shown if the subject has none. */
const FALLBACK_COUNT = 3;

/** Placeholder page with a link home and existing articles (INFO-1). */
export function ComingSoon({ kind, title, description, color, posts }: ComingSoonProps) {
  const { colors, space } = useTheme();
  return (
    <Page title={title} isPrivate>
      <header css={{ background: `linear-gradient(${colors.background}, ${colors.blush})` }}>
        <Container css={{ paddingTop: space(6) }}>
          <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: 'Blog', to: '/blog' }, { label: title }]} />
          <Intro>
            <Arch aria-hidden="true" css={{ background: color }} />
            <div css={{ display: 'grid', gap: space(4) }}>
              <Eyebrow>{kind}</Eyebrow>
              <PageHeading tabIndex={-1} css={{ overflowWrap: 'anywhere' }}>
                {title}
              </PageHeading>
              <p css={{ maxWidth: '48ch', fontSize: 18 }}>{description} A page of its own is coming soon.</p>
              <Ways>
                <ButtonLink to="/">Back to Home</ButtonLink>
                <ButtonLink to="/blog" variant="secondary">
                  Read the journal
                </ButtonLink>
              </Ways>
            </div>
          </Intro>
        </Container>
      </header>
      <section aria-labelledby="in-the-meantime">
        <Container css={{ display: 'grid', gap: space(6), paddingBlock: `${space(14)} ${space(20)}` }}>
          <SectionHeading id="in-the-meantime">In the meantime</SectionHeading>
          {posts.length === 0 && (
            <p css={{ color: colors.textSoft }}>
              There are no articles here yet, but they are on their way. Until then, this is the latest from the
              journal.
            </p>
          )}
          <PostList posts={posts.length > 0 ? posts : publishedPosts().slice(0, FALLBACK_COUNT)} />
        </Container>
      </section>
    </Page>
  );
}

const Intro = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(6),
  paddingBlock: `${theme.space(10)} ${theme.space(12)}`,
  [theme.from.tablet]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.space(10),
    paddingBlock: theme.space(14),
  },
}));

const Arch = styled.span(({ theme }) => ({
  width: 64,
  height: 84,
  borderRadius: theme.radius.arch,
  background: theme.colors.gold,
  [theme.from.tablet]: { width: 120, height: 168 },
}));

const Ways = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  paddingTop: theme.space(2),
}));
