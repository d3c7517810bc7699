import styled from '@emotion/styled';
import { lazyComponent, ServedSuspense } from '@glow/shared/app';
import { LoadError, Skeleton } from '@glow/shared/ui';
import { useProductData } from '../useProductData';

const StoryChapters = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './StoryChapters')).StoryChapters,
  { fallback: LoadError },
);

/** Only some products have a story (PROD-62). */
export function ProductStory() {
  const { story } = useProductData();
  if (!story) return null;
  return (
    <Chapters>
      <ServedSuspense fallback={<Skeleton height="80rem" />}>
        <StoryChapters chapters={story} />
      </ServedSuspense>
    </Chapters>
  );
}

const Chapters = styled.div(({ theme }) => ({
  marginTop: theme.space(16),
  [theme.from.desktop]: { marginTop: theme.space(24) },
}));
