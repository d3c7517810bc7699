import styled from '@emotion/styled';
import { Page, useSiteOrigin } from '@glow/shared/app';
import { findProduct, type Product } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
import { Breadcrumb, ButtonLink, Container, EmptyState } from '@glow/shared/ui';
import { Gallery } from './Gallery';
import { productCrumbs, productData } from './productData';
import { ProductIntro } from './ProductIntro';
import { ProductTabs } from './ProductTabs';
import { PurchasePanel } from './PurchasePanel';
import { RelatedProducts } from './RelatedProducts';
import { useChosenVariant } from './useChosenVariant';

/** A product to look at closely, to choose and to buy (specification §2, Product page). */
export function ProductPage() {
  const { id } = useParams();
  const product = findProduct(id);
  return product ? <ProductDetail key={product.id} product={product} /> : <ProductNotFound />;
}

function ProductDetail({ product }: { product: Product }) {
  const [variant, chooseVariant] = useChosenVariant(product);
  const { name, description, images } = product;
  const origin = useSiteOrigin();
  return (
    <Page title={name} description={description} kind="product" picture={images[0]} structuredData={productData(product, origin)}>
      <Sheet>
        <Breadcrumb crumbs={productCrumbs(product)} />
        <Columns>
          <Gallery product={product} />
          <div>
            <ProductIntro product={product} variant={variant} />
            <PurchasePanel product={product} variant={variant} onChoose={chooseVariant} />
          </div>
        </Columns>
        <ProductTabs product={product} />
      </Sheet>
      <RelatedProducts product={product} />
    </Page>
  );
}

function ProductNotFound() {
  return (
    <Page title="Product Not Found" status={404} isPrivate>
      <EmptyState level={1} heading="Product Not Found" actions={<ButtonLink to="/">Back to Home</ButtonLink>}>
        It may have left our shelves, or its address was mistyped.
      </EmptyState>
    </Page>
  );
}

const Sheet = styled(Container)(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  paddingBlock: `${theme.space(6)} ${theme.space(16)}`,
  [theme.from.desktop]: { gap: theme.space(8), paddingBlock: `${theme.space(8)} ${theme.space(24)}` },
}));

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(8),
  marginBottom: theme.space(8),
  '& > :last-child': { display: 'grid', alignContent: 'start', gap: theme.space(7) },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1.25fr) minmax(0, 1fr)',
    alignItems: 'start',
    gap: theme.space(16),
    marginBottom: theme.space(16),
  },
}));
