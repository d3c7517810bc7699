import { lazyComponent } from '@glow/shared/app';
import { LoadError, Skeleton } from '@glow/shared/ui';
import { Suspense } from 'react';
import { useProductData } from '../useProductData';

const StoryChapters = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-below" */ './StoryChapters')).StoryChapters,
  { fallback: LoadError },
);

/** The story of the page's product, if it has one: texture, ingredients, ritual (PROD-62). */
export function ProductStory() {
  const { story } = useProductData();
  if (!story) return null;
  return (
    <Suspense fallback={<Skeleton height="80rem" />}>
      <StoryChapters chapters={story} />
    </Suspense>
  );
}
