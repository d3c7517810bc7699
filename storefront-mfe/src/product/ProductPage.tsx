import styled from '@emotion/styled';
import { DeferredContent, lazyComponent, Page, useIsHydrated, usePageData, useSiteOrigin } from '@glow/shared/app';
import { stockOf, type Variant } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, Skeleton } from '@glow/shared/ui';
import { Suspense, useRef, useState } from 'react';
import type { ProductData } from '../pageData';
import { Gallery } from './Gallery';
import { LazyStickyBuyBar } from './lazyBuying';
import { LazyRecentlyViewed, LazyRelatedCards } from './lazyOtherProducts';
import { picturesOf } from './picturesOf';
import { productCrumbs, productData } from './productData';
import { ProductIntro } from './ProductIntro';
import { ProductStory } from './ProductStory';
import { ProductTabs } from './ProductTabs';
import { PurchasePanel } from './PurchasePanel';
import { RelatedProducts } from './RelatedProducts';
import { useChosenVariant } from './useChosenVariant';
import { useIsOutOfSight } from './useIsOutOfSight';
import { usePurchase } from './usePurchase';

// one chunk, which the server sends with these pages
const LazyProductNotFound = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-gone" */ './ProductNotFound')).ProductNotFound,
  { name: 'product-gone' },
);
const LazyDiscontinuedProduct = lazyComponent(
  async () => (await import(/* webpackChunkName: "product-gone" */ './DiscontinuedProduct')).DiscontinuedProduct,
  { name: 'product-gone' },
);

/** Product page (PROD-2). */
export function ProductPage() {
  const { id } = useParams();
  // the key makes the page of another product wait for its data
  return <PageOfProduct key={id} />;
}

function PageOfProduct() {
  const { data } = usePageData<ProductData | null>();
  if (!data) return <LazyProductNotFound />;
  return data.isDiscontinued ? <LazyDiscontinuedProduct {...data} /> : <ProductDetail {...data} />;
}

function ProductDetail({ product, details, reviews, related }: ProductData) {
  const [variant, chooseVariant] = useChosenVariant(product);
  const { name, description, images } = product;
  const isSoldOut = !stockOf(product).inStock;
  const last = images.length - 1;
  const [picture, showPicture] = useState(variant?.image ? last : 0);
  const origin = useSiteOrigin();
  const isHydrated = useIsHydrated();
  const purchase = usePurchase(product, variant, handleChoose);
  const buyBar = useRef<HTMLDivElement>(null);
  const isBuyBarOutOfSight = useIsOutOfSight(buyBar);

  function handleChoose(chosen: Variant) {
    chooseVariant(chosen);
    if (chosen.image) showPicture(last);
  }

  return (
    <Page
      title={name}
      description={description}
      kind="product"
      picture={images[0]}
      structuredData={productData(product, origin)}
    >
      <Content>
        <Breadcrumb crumbs={productCrumbs(product)} />
        <Columns>
          <Gallery
            product={product}
            pictures={picturesOf(product, variant)}
            selected={picture}
            onSelect={showPicture}
          />
          <div>
            <ProductIntro product={product} variant={variant} />
            <PurchasePanel product={product} variant={variant} purchase={purchase} buyBarRef={buyBar} />
          </div>
        </Columns>
        <DeferredContent>
          {isSoldOut && related.length > 0 && (
            <Alternatives>
              <Suspense fallback={<Skeleton height="32rem" />}>
                <LazyRelatedCards heading="In stock, and close to it" products={related} />
              </Suspense>
            </Alternatives>
          )}
          <ProductTabs product={product} details={details} reviews={reviews} />
        </DeferredContent>
        {isBuyBarOutOfSight && (
          <Suspense fallback={null}>
            <LazyStickyBuyBar product={product} variant={variant} purchase={purchase} />
          </Suspense>
        )}
      </Content>
      <DeferredContent>
        <ProductStory />
        {!isSoldOut && <RelatedProducts products={related} />}
        {isHydrated && (
          <Suspense fallback={null}>
            <LazyRecentlyViewed productId={product.id} />
          </Suspense>
        )}
      </DeferredContent>
    </Page>
  );
}

// a single column on phones, so that the buy bar sticks to the bottom of the screen along its whole height
const Content = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space(3),
  paddingTop: theme.space(3),
  // one line: a long name ends with an ellipsis, and is the heading anyway
  'nav ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  'nav li:last-of-type': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  // keeps the buy bar from covering the focused element
  '& :is(a, button, input, select, [role=tabpanel])': { scrollMarginBottom: theme.space(25) },
  [theme.from.tablet]: { gap: theme.space(6), paddingBlock: `${theme.space(6)} ${theme.space(24)}` },
}));

const Alternatives = styled.div(({ theme }) => ({
  marginBlock: theme.space(5),
  [theme.from.tablet]: { marginBlock: `0 ${theme.space(12)}` },
}));

const Columns = styled.div(({ theme }) => ({
  display: 'contents',
  '& > :last-child': { display: 'contents' },
  [theme.from.tablet]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.space(8),
    marginBottom: theme.space(8),
    '& > :last-child': { display: 'grid', alignContent: 'start', gap: theme.space(6) },
  },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: theme.space(16),
    marginBottom: theme.space(16),
  },
}));
