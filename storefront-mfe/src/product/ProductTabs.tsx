import { useIsHydrated } from '@glow/shared/app';
import { reviewsOf, type Product } from '@glow/shared/catalog';
import { useLocation, useNavigate } from '@glow/shared/router';
import { lazyPart, PartUnavailable, Skeleton, Tabs, VisuallyHidden } from '@glow/shared/ui';
import { Suspense } from 'react';
import { DetailsTab } from './DetailsTab';
import { IngredientsTab } from './IngredientsTab';

const ReviewsTab = lazyPart(async () => (await import('./ReviewsTab')).ReviewsTab, PartUnavailable);

/** Details, ingredients and reviews; the URL's fragment says which (specification §2, decisions row 58). */
export function ProductTabs({ product }: { product: Product }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // a server never sees the fragment
  const isHydrated = useIsHydrated();
  const reviews = reviewsOf(product.id);

  return (
    <section id="reviews" tabIndex={-1} aria-labelledby="about-heading">
      <VisuallyHidden as="h2" id="about-heading">
        About this product
      </VisuallyHidden>
      <Tabs
        label="About this product"
        tabs={[
          { id: 'details', label: 'Details', content: <DetailsTab product={product} /> },
          { id: 'ingredients', label: 'Ingredients', content: <IngredientsTab product={product} /> },
          {
            id: 'reviews',
            label: `Reviews (${reviews.length})`,
            content: (
              <Suspense fallback={<Skeleton height={280} />}>
                <ReviewsTab product={product} reviews={reviews} />
              </Suspense>
            ),
          },
        ]}
        selected={isHydrated ? hash.slice(1) : ''}
        onSelect={(id) => void navigate({ search, hash: id }, { replace: true })}
      />
    </section>
  );
}
