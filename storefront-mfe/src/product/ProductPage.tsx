import styled from '@emotion/styled';
import {
  DeferredContent,
  Page,
  ServedSuspense,
  useExtraData,
  useIsHydrated,
  usePageData,
  useSiteOrigin,
} from '@glow/shared/app';
import { stockOf, type Product, type Variant } from '@glow/shared/catalog';
import { useLocation, useParams } from '@glow/shared/router';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, Skeleton, sticky, Stack } from '@glow/shared/ui';
import { Suspense, useState } from 'react';
import { followedProduct } from '../components/followedProduct';
import type { pageData, ProductData } from '../pageData';
import { Gallery, picturesOf } from './gallery/Gallery';
import { LazyBelowProduct, LazyBuyBar, LazyProductGone, LazyProductTabs, LazyShelf } from './lazyProductParts';
import { productCrumbs, productData } from './productData';
import { ProductIntro } from './ProductIntro';
import { PurchasePanel } from './buying/PurchasePanel';
import { useChosenVariant, usePurchase } from './buying/usePurchase';
import { useProductData } from './useProductData';

/** Product page (PROD-2). */
export function ProductPage() {
  const { id } = useParams();
  // the key makes the page of another product wait for its data
  return <PageOfProduct key={id} id={id} />;
}

function PageOfProduct({ id }: { id: string | undefined }) {
  const [followed] = useState(() => followedProduct(id));
  return followed ? <FollowedProduct product={followed} /> : <LoadedProduct />;
}

function LoadedProduct() {
  return <ProductOf data={usePageData<typeof pageData.product>().data} />;
}

/** Shows the card's data until the page's own data is loaded, which then adds the part below the first screen. */
function FollowedProduct({ product }: { product: Product }) {
  const { data, error } = useExtraData<typeof pageData.product>(useLocation().pathname);
  if (data === undefined && error) return <LoadedProduct />;
  if (data === null || data?.isDiscontinued) return <ProductOf data={data} />;
  return <ProductDetail product={product} {...data} isIncomplete={!data} />;
}

function ProductOf({ data }: { data: ProductData | null }) {
  return data && !data.isDiscontinued ? <ProductDetail {...data} /> : <LazyProductGone data={data} />;
}

/** From the page's data, or from a card. */
type ShownProduct = Pick<ProductData, 'product' | 'freeShipping'> & { isIncomplete?: boolean };

function ProductDetail({ product, freeShipping, isIncomplete }: ShownProduct) {
  const [variant, chooseVariant] = useChosenVariant(product);
  const { name, description, images } = product;
  const [picture, showPicture] = useState(0);
  const purchase = usePurchase(product, variant, handleChoose);
  const isHydrated = useIsHydrated();

  function handleChoose(chosen: Variant) {
    chooseVariant(chosen);
    if (chosen.image) showPicture(0);
  }

  return (
    <Page
      title={variant ? `${name}, ${variant.name}` : name}
      description={description}
      kind="product"
      picture={variant?.image ?? images[0]}
      structuredData={productData(product, useSiteOrigin())}
    >
      <AboveBar>
        <Content>
          <Breadcrumb crumbs={productCrumbs(product)} />
          <Columns gap={3}>
            <Gallery
              product={product}
              pictures={picturesOf(product, variant)}
              selected={picture}
              onSelect={showPicture}
            />
            <div>
              <ProductIntro product={product} variant={variant} />
              <PurchasePanel {...{ product, freeShipping, variant, purchase }} />
            </div>
          </Columns>
        </Content>
        <DeferredContent>
          <AboutProduct />
        </DeferredContent>
        {/* keeps the footer below the screen, so that what comes does not push it down while it is seen */}
        {isIncomplete && <div style={{ height: '100vh' }} />}
        <DeferredContent>
          <ServedSuspense fallback={<Skeleton height="80rem" />}>
            <LazyBelowProduct variant={variant} />
          </ServedSuspense>
        </DeferredContent>
        {isHydrated && (
          <Suspense fallback={null}>
            <LazyBuyBar {...{ product, variant, purchase }} />
          </Suspense>
        )}
      </AboveBar>
    </Page>
  );
}

/** Waits for the page's data. */
function AboutProduct() {
  const { product, related } = useProductData();
  return (
    <Container>
      {!stockOf(product).inStock && related.length > 0 && (
        <Alternatives>
          <ServedSuspense fallback={<Skeleton height="32rem" />}>
            <LazyShelf heading="In stock, and close to it" products={related} />
          </ServedSuspense>
        </Alternatives>
      )}
      <ServedSuspense fallback={<Skeleton height="24rem" />}>
        <LazyProductTabs />
      </ServedSuspense>
    </Container>
  );
}

// the bar must not cover a control that is scrolled to
const AboveBar = styled.div(({ theme }) => ({
  '& :is(a, button, input, select, [role=tabpanel])': { scrollMarginBottom: theme.space(25) },
}));

const Content = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(2),
  paddingTop: theme.space(2),
  // one line: a long name ends with an ellipsis, because the heading has it in full
  'nav ol': { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  'nav li:last-of-type': { overflow: 'hidden', textOverflow: 'ellipsis' },
  [theme.from.tablet]: { gap: theme.space(6), paddingBlock: `${theme.space(6)} ${theme.space(20)}` },
}));

const Alternatives = styled.div(({ theme }) => ({
  marginBlock: theme.space(5),
  [theme.from.tablet]: { marginBlock: `0 ${theme.space(12)}` },
}));

const Columns = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  marginBottom: theme.space(8),
  '& > :last-child': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(5) },
  [theme.from.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: theme.space(8),
    // the shorter column stays beside the longer one
    '& > *': { ...sticky, top: theme.space(24) },
  },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    gap: theme.space(16),
    marginBottom: theme.space(16),
  },
}));
