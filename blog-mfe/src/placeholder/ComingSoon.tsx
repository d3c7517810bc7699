import { useTheme } from '@emotion/react';
import { Page } from '@glow/shared/app';
import { ButtonLink, Container, EmptyState, SectionHeading } from '@glow/shared/ui';
import { PostList } from '../components/PostList';
import type { BlogPost } from '../data/blogTypes';

interface ComingSoonProps {
  /** What will be here. */
  title: string;
  /** What there is to read about it already. */
  posts: BlogPost[];
}

/** A placeholder that says so and leads home; in the meantime it shows what there is (specification §2, Routes; decisions T33). */
export function ComingSoon({ title, posts }: ComingSoonProps) {
  const { space } = useTheme();
  const actions = (
    <>
      <ButtonLink to="/">Back to Home</ButtonLink>
      <ButtonLink to="/blog" look="secondary">
        Read the journal
      </ButtonLink>
    </>
  );
  return (
    <Page title={title} isPrivate>
      <EmptyState level={1} heading={title} actions={actions}>
        This page is coming soon.
      </EmptyState>
      {posts.length > 0 && (
        <section aria-labelledby="in-the-meantime">
          <Container css={{ display: 'grid', gap: space(8), paddingBlock: `${space(4)} ${space(20)}` }}>
            <SectionHeading id="in-the-meantime">In the meantime</SectionHeading>
            <PostList posts={posts} />
          </Container>
        </section>
      )}
    </Page>
  );
}
