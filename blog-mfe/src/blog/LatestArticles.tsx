import styled from '@emotion/styled';
import { Button, Container, SectionHeading } from '@glow/shared/ui';
import { useEffect, useRef, type FormEvent } from 'react';
import { PostList } from '../components/PostList';
import type { PostSummary } from '../data/posts';

/** Number of articles shown initially (BLOG-4). */
const LATEST_COUNT = 6;

interface LatestArticlesProps {
  /** All published posts, newest first. */
  posts: readonly PostSummary[];
  showsAll: boolean;
  onShowAll(): void;
}

/** The six most recent articles; View All Posts shows all, and focuses the first new one (BLOG-7). */
export function LatestArticles({ posts, showsAll, onShowAll }: LatestArticlesProps) {
  const section = useRef<HTMLElement>(null);
  const wasShowingAll = useRef(showsAll);

  useEffect(() => {
    if (wasShowingAll.current === showsAll) return;
    wasShowingAll.current = showsAll;
    if (!showsAll) return;
    const firstNew = section.current?.querySelectorAll<HTMLElement>('h3 a')[LATEST_COUNT];
    (firstNew ?? section.current?.querySelector<HTMLElement>('h2'))?.focus();
  }, [showsAll]);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    onShowAll();
  }

  return (
    <section ref={section} aria-labelledby="latest-articles">
      <ArticlesContainer>
        <SectionHeading id="latest-articles" tabIndex={-1}>
          {showsAll ? 'All Articles' : 'Latest Articles'}
        </SectionHeading>
        <PostList posts={showsAll ? posts : posts.slice(0, LATEST_COUNT)} hasPictures={showsAll} />
        {!showsAll && (
          <ShowAllForm action="/blog" onSubmit={handleSubmit}>
            <Button name="all" value="1" variant="secondary">
              View All Posts
            </Button>
          </ShowAllForm>
        )}
      </ArticlesContainer>
    </section>
  );
}

const ShowAllForm = styled.form({ justifySelf: 'center' });

export const ArticlesContainer = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
}));
