import styled from '@emotion/styled';
import { usePageData, type Fragments } from '@glow/shared/app';
import { Container, Section, SectionHeading } from '@glow/shared/ui';
import { useId } from 'react';
import { PostList } from '../components/PostList';
import type { pageData } from '../pageData';

export function ArticleShelf({ heading = 'In the blog' }: Fragments['blog/ArticleShelf']) {
  const { data: posts } = usePageData<typeof pageData.ArticleShelf>();
  const id = useId();
  if (posts.length === 0) return null;
  return (
    <Section as="div">
      <Container as="section" aria-labelledby={id}>
        <Heading id={id}>{heading}</Heading>
        <PostList posts={posts} />
      </Container>
    </Section>
  );
}

const Heading = styled(SectionHeading)(({ theme }) => ({ marginBottom: theme.space(4) }));
