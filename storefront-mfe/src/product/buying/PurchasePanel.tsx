import styled from '@emotion/styled';
import { lazyComponent, ServedSuspense } from '@glow/shared/app';
import { lineId, stockOf } from '@glow/shared/catalog';
import { QuantityStepper, ShareButton, Skeleton } from '@glow/shared/ui';
import { StockStatus } from '../../components/StockStatus';
import { VariantPicker } from '../../components/VariantPicker';
import { BuyButtons } from './BuyButtons';
import { ProductFacts } from './ProductFacts';
import type { PurchaseProps } from './usePurchase';

// the server sends it with such a page
const LazyBackInStock = lazyComponent(
  async () => (await import(/* webpackChunkName: "buying" */ './BackInStock')).BackInStock,
  { name: 'buying', fallback: () => null },
);

/** Variant, quantity, stock, Add to Cart, description and facts (PROD-7). */
export function PurchasePanel({ product, freeShipping, variant, purchase }: PurchaseProps & { freeShipping?: string }) {
  const { quantity, max, maxNote, pickerRef, setQuantity, choose } = purchase;
  const stock = stockOf(product, variant);
  return (
    <>
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
      <BuyButtons product={product} variant={variant} purchase={purchase} />
      {!stock.inStock && (
        <ServedSuspense fallback={<Skeleton height="14rem" />}>
          <LazyBackInStock key={lineId(product, variant)} product={product} variant={variant} />
        </ServedSuspense>
      )}
      <Description>{product.description}</Description>
      <ProductFacts product={product} freeShipping={freeShipping} />
      <Share>
        <ShareButton variant="quiet" title={product.name} />
      </Share>
    </>
  );
}

const QuantityRow = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(4) }));

const MaxNote = styled.p(({ theme }) => ({ fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft }));

const Description = styled.p(({ theme }) => ({ maxWidth: '52ch', color: theme.colors.textSoft }));

/** The label of the quiet button begins where the column does. */
const Share = styled.div(({ theme }) => ({ marginInlineStart: `-${theme.space(2)}` }));
