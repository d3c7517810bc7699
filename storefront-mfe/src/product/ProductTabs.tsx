import styled from '@emotion/styled';
import { lazyComponent, useIsHydrated } from '@glow/shared/app';
import { reviewsOf, type Product } from '@glow/shared/catalog';
import { useLocation, useNavigate } from '@glow/shared/router';
import { LoadError, Skeleton, Tabs, VisuallyHidden } from '@glow/shared/ui';
import { Suspense } from 'react';
import { DetailsTab } from './DetailsTab';
import { IngredientsTab } from './IngredientsTab';

const ReviewsTab = lazyComponent(async () => (await import('./ReviewsTab')).ReviewsTab, { fallback: LoadError });

/** Details, ingredients and reviews, selected by the URL's fragment (PROD-13). Without JavaScript all are shown, one below the other. */
export function ProductTabs({ product }: { product: Product }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // the server never receives the fragment
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
      <noscript>
        <style>{'[role=tablist] { display: none }'}</style>
        <InFull>
          <h3>Ingredients</h3>
          <IngredientsTab product={product} />
          <h3>Reviews ({reviews.length})</h3>
          <ReviewsTab product={product} reviews={reviews} />
        </InFull>
      </noscript>
    </section>
  );
}

const InFull = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  '& > h3': { marginTop: theme.space(8), fontSize: 28 },
}));
