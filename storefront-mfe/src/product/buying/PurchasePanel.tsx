import styled from '@emotion/styled';
import { lineId, stockOf, type Product, type Variant } from '@glow/shared/catalog';
import { QuantityStepper, ShareButton, Skeleton } from '@glow/shared/ui';
import { Suspense, type RefObject } from 'react';
import { StockStatus } from '../../components/StockStatus';
import { VariantPicker } from '../../components/VariantPicker';
import { BuyBar } from './BuyBar';
import { LazyBackInStock } from './lazyBuying';
import { ProductFacts } from './ProductFacts';
import type { Purchase } from './usePurchase';

interface PurchasePanelProps {
  product: Product;
  freeShipping?: string;
  variant: Variant | undefined;
  purchase: Purchase;
  buyBarRef: RefObject<HTMLDivElement | null>;
}

/** Variant, quantity, stock and Add to Cart (PROD-7). */
export function PurchasePanel({ product, freeShipping, variant, purchase, buyBarRef }: PurchasePanelProps) {
  const { quantity, max, maxNote, pickerRef, setQuantity, choose } = purchase;
  const stock = stockOf(product, variant);
  return (
    <Panel>
      {product.variants && (
        <div ref={pickerRef}>
          <VariantPicker product={product} selected={variant} onSelect={choose} />
        </div>
      )}
      <QuantityRow>
        <QuantityStepper name={product.name} quantity={quantity} max={max} onChange={setQuantity} />
        <div>
          <StockStatus stock={stock} />
          {maxNote && <MaxNote>{maxNote}</MaxNote>}
        </div>
      </QuantityRow>
      <BuyBar ref={buyBarRef} product={product} variant={variant} purchase={purchase} />
      {!stock.inStock && (
        <Suspense fallback={<FormSkeleton />}>
          <LazyBackInStock key={lineId(product, variant)} product={product} variant={variant} />
        </Suspense>
      )}
      <ProductFacts product={product} freeShipping={freeShipping} />
      <Share>
        <ShareButton variant="quiet" title={product.name} />
      </Share>
    </Panel>
  );
}

// on phones its parts become items of the page's single column
const Panel = styled.div(({ theme }) => ({
  display: 'contents',
  [theme.from.tablet]: { display: 'grid', gap: theme.space(5) },
}));

const QuantityRow = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(4) }));

const MaxNote = styled.p(({ theme }) => ({ fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft }));

/** As high as the form: on phones its button is below the field. */
const FormSkeleton = styled(Skeleton)(({ theme }) => ({
  height: '18.5rem',
  [theme.from.tablet]: { height: '13.25rem' },
}));

/** The label of the quiet button begins where the column does. */
const Share = styled.div(({ theme }) => ({ marginInlineStart: `-${theme.space(2)}` }));
