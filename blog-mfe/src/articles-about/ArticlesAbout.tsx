import { usePageData } from '@glow/shared/app';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { useId } from 'react';
import { PostList } from '../components/PostList';
import type { pageData } from '../pageData';

/** Articles that name a product, for its page; nothing if none does. */
export function ArticlesAbout() {
  const { data: posts } = usePageData<typeof pageData.ArticlesAbout>();
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Section as="div">
      <Container as="section" aria-labelledby={id}>
        <SectionHeading id={id}>In the blog</SectionHeading>
        <PostList posts={posts} />
      </Container>
    </Section>
  );
}
