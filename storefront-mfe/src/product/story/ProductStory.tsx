import { lazyComponent, ServedSuspense } from '@glow/shared/app';
import { LoadError, Skeleton } from '@glow/shared/ui';
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
    <ServedSuspense fallback={<Skeleton height="80rem" />}>
      <StoryChapters chapters={story} />
    </ServedSuspense>
  );
}
