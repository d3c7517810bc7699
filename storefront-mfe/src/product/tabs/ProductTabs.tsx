import styled from '@emotion/styled';
import { lazyComponent, useIsHydrated } from '@glow/shared/app';
import type { ProductDetails } from '@glow/shared/catalog';
import { useLocation, useNavigate } from '@glow/shared/router';
import { LoadError, Skeleton, Tabs, VisuallyHidden, Stack } from '@glow/shared/ui';
import { Check, ChevronDown } from '@glow/shared/icons';
import { Suspense } from 'react';
import { useProductData } from '../useProductData';

const ReviewsTab = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-parts" */ './ReviewsTab')).ReviewsTab,
  { fallback: LoadError },
);

/** The URL's fragment selects a tab (PROD-13). Without JavaScript all are shown, one below the other. */
export function ProductTabs() {
  const { product, details, reviews } = useProductData();
  const { hash, search } = useLocation();
  const navigate = useNavigate();

  return (
    <About id="reviews" tabIndex={-1} aria-labelledby="about-heading">
      <VisuallyHidden as="h2" id="about-heading">
        About this product
      </VisuallyHidden>
      <Tabs
        label="About this product"
        tabs={[
          { id: 'details', label: 'Details', content: <DetailsTab {...details} /> },
          { id: 'ingredients', label: 'Ingredients', content: <IngredientsTab {...details} /> },
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
        // the server never receives the fragment
        selected={useIsHydrated() ? hash.slice(1) : ''}
        onSelect={(id) => void navigate({ search, hash: id }, { replace: true })}
      />
      <noscript>
        <style>{'[role=tablist] { display: none }'}</style>
        <Stack gap={4}>
          <h3>Ingredients</h3>
          <IngredientsTab {...details} />
          <h3>Reviews ({reviews.length})</h3>
          <ReviewsTab product={product} reviews={reviews} />
        </Stack>
      </noscript>
    </About>
  );
}

/** The product's benefits, and how to use it (PROD-83). */
function DetailsTab({ benefits }: ProductDetails) {
  const { howToUse } = useProductData();
  return (
    <Columns gap={8}>
      <Benefits as="ul" gap={4} role="list">
        {benefits.map((benefit) => (
          <li key={benefit}>
            <Check size={18} strokeWidth={1.8} aria-hidden="true" />
            {benefit}
          </li>
        ))}
      </Benefits>
      <div>
        <h3>How to use</h3>
        <p>{howToUse}</p>
      </div>
    </Columns>
  );
}

/** Key ingredients, which open a sentence, and all ingredients in the order of the pack (PROD-82). */
function IngredientsTab({ ingredients }: ProductDetails) {
  const { explained } = useProductData();
  return (
    <Columns gap={8}>
      <div>
        {explained.map(({ name, text }) => (
          <details key={name}>
            <summary>
              {name}
              <ChevronDown size={18} strokeWidth={1.8} />
            </summary>
            {text}
          </details>
        ))}
      </div>
      <div>
        <p>{ingredients.join(', ')}.</p>
        <small>
          Listed by their INCI names. Formulas change from time to time: the list on the pack is the one that counts.
        </small>
      </div>
    </Columns>
  );
}

// it takes the focus from links to the reviews, but is no control, so it needs no ring
const About = styled.section({ '&:focus-visible': { outline: 'none' } });

/** On wide screens each takes five of twelve columns. */
const Columns = styled(Stack)(({ theme }) => ({
  h3: { marginBottom: theme.space(2), fontSize: theme.heading.xs },
  small: { display: 'block', marginTop: theme.space(4), fontSize: theme.text.md, color: theme.colors.textSoft },
  details: { paddingBlock: theme.space(3), borderBottom: `1px solid ${theme.colors.line}` },
  // a press anywhere on a closed one opens it
  summary: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    marginBlock: `-${theme.space(3)}`,
    paddingBlock: theme.space(3),
    fontWeight: theme.weight.semibold,
    cursor: 'pointer',
    '&::-webkit-details-marker': { display: 'none' },
  },
  '[open] > summary svg': { transform: 'rotate(180deg)' },
  [theme.from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 5fr)) 1fr',
    columnGap: theme.space(24),
  },
}));

const Benefits = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
  li: { display: 'flex', gap: theme.space(3) },
  svg: { flex: 'none', marginTop: theme.space(1), color: theme.colors.accent },
}));
