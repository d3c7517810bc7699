import { reviewsOf, type Product } from '@glow/shared/catalog';
import { useLocation, useNavigate } from '@glow/shared/router';
import { Tabs, VisuallyHidden } from '@glow/shared/ui';
import { useWishlist } from '@glow/shared/wishlist';
import { DetailsTab } from './DetailsTab';
import { IngredientsTab } from './IngredientsTab';
import { ReviewsTab } from './ReviewsTab';

/** Details, ingredients and reviews; the URL's fragment says which (specification §2, decisions row 58). */
export function ProductTabs({ product }: { product: Product }) {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  // a server never sees the fragment: the first render is the same everywhere
  const isHydrated = useWishlist((wishlist) => wishlist.isHydrated);
  const reviews = reviewsOf(product.id);

  return (
    <section id="reviews" aria-labelledby="about-heading">
      <VisuallyHidden as="h2" id="about-heading">
        About this product
      </VisuallyHidden>
      <Tabs
        label="About this product"
        tabs={[
          { id: 'details', label: 'Details', content: <DetailsTab product={product} /> },
          { id: 'ingredients', label: 'Ingredients', content: <IngredientsTab product={product} /> },
          { id: 'reviews', label: `Reviews (${reviews.length})`, content: <ReviewsTab product={product} reviews={reviews} /> },
        ]}
        selected={isHydrated ? hash.slice(1) : ''}
        onSelect={(id) => void navigate({ search, hash: id }, { replace: true })}
      />
    </section>
  );
}
