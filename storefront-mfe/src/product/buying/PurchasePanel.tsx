import styled from '@emotion/styled';
import { ServedSuspense } from '@glow/shared/app';
import { lineId, LOW_STOCK, type Stock, stockOf, stockText } from '@glow/shared/catalog';
import { Button, QuantityStepper, Row, ShareButton, Skeleton, Stack } from '@glow/shared/ui';
import { preHydrationClickProps } from '@glow/shared/cart';
import { useId, useRef } from 'react';
import { Check, Clock, Package, Sparkles, Truck, X } from '@glow/shared/icons';
import { RETURNS_PERIOD_DAYS } from '@glow/shared/policy';
import { Link } from '@glow/shared/router';
import { VariantPicker } from '../../components/VariantPicker';
import { LazyBackInStock } from '../lazyProductParts';
import type { PurchaseProps } from './usePurchase';
import { WishlistButton } from '../../components/WishlistButton';
import { labelOf } from '../../components/labelOf';
import { TAG_KINDS } from '../../data/tagKinds';
import type { ProductData } from '../../pageData';

/** Variant, quantity, stock, Add to Cart, description and facts (PROD-7). */
export function PurchasePanel({ product, freeShipping, variant, purchase }: PurchaseProps & { freeShipping?: string }) {
  const { quantity, max, maxNote, isSoldOut, pickerRef, buttonsRef, setQuantity, setIsQuantityWrong, choose } =
    purchase;
  const stock = stockOf(product, variant);
  const alert = !stock.inStock && (
    <ServedSuspense fallback={<Skeleton height="14rem" />}>
      <LazyBackInStock key={lineId(product, variant)} product={product} variant={variant} isMain={isSoldOut} />
    </ServedSuspense>
  );
  return (
    <>
      {product.variants && (
        <div ref={pickerRef}>
          <VariantPicker product={product} selected={variant} onSelect={choose} />
        </div>
      )}
      <QuantityRow>
        <QuantityStepper
          name={product.name}
          quantity={quantity}
          max={max}
          onChange={setQuantity}
          onWrong={setIsQuantityWrong}
        />
        <div>
          <StockStatus stock={stock} />
          {maxNote && <MaxNote>{maxNote}</MaxNote>}
        </div>
      </QuantityRow>
      <Stack ref={buttonsRef} gap={5}>
        {isSoldOut && alert}
        <BuyButtons product={product} variant={variant} purchase={purchase} />
        {!isSoldOut && alert}
      </Stack>
      <Description>{product.description}</Description>
      <ProductFacts product={product} freeShipping={freeShipping} />
      <ShareButton variant="quiet" title={product.name} />
    </>
  );
}

const QuantityRow = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(4) }));

const MaxNote = styled.p(({ theme }) => ({ fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft }));

const Description = styled.p(({ theme }) => ({ maxWidth: '52ch', color: theme.colors.textSoft }));

/** Shows why Add to Cart is disabled; if a choice is missing, this reason is the main button (PROD-10). */
function BuyButtons({ product, variant, purchase }: PurchaseProps) {
  const { reason, needsChoice, isSoldOut, add, focusMissing } = purchase;
  const reasonId = useId();
  const note = useRef<HTMLParagraphElement>(null);

  return (
    <Buttons gap={1}>
      {needsChoice && (
        <Button id={reasonId} type="button" onClick={focusMissing}>
          {reason}
        </Button>
      )}
      <Button
        type="button"
        variant={needsChoice || isSoldOut ? 'quiet' : 'primary'}
        disabled={reason !== undefined}
        aria-describedby={reason && reasonId}
        onClick={() => add(note.current)}
        {...preHydrationClickProps(product, variant)}
      >
        Add to Cart
      </Button>
      <SaveButton product={product} />
      {!needsChoice && (
        <p ref={note} id={reasonId} tabIndex={-1}>
          {reason}
        </p>
      )}
      <noscript>The cart needs JavaScript.</noscript>
    </Buttons>
  );
}

const Buttons = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  columnGap: theme.space(3),
  '& > button:first-of-type': { flex: '1 1 8rem', paddingInline: theme.space(2) },
  'button:disabled': { textDecoration: 'none' },
  '& > p': { flexBasis: '100%', fontSize: theme.text.lg, color: theme.colors.textSoft },
  'p:focus': { outline: 'none' },
}));

const SaveButton = styled(WishlistButton)(({ theme }) => ({
  // stays beside the button, even if the text is large
  width: 'min(3.25rem, 15vw)',
  height: 'min(3.25rem, 15vw)',
  border: `1px solid ${theme.colors.lineStrong}`,
}));

/** Uses, shipping and returns, SKU and category (PROD-2, PROD-84). */
function ProductFacts({ product, freeShipping }: Pick<ProductData, 'product' | 'freeShipping'>) {
  const { sku, category, subcategory, tags } = product;
  const uses = Object.values(TAG_KINDS).flatMap((kind) => kind.filter((tag) => tags.includes(tag)));
  return (
    <Facts as="ul" gap={3} role="list">
      {uses.length > 0 && (
        <li>
          <Sparkles size={18} strokeWidth={1.6} />
          {uses.map((tag) => (
            <Link key={tag} to={`/collections/${category}?${new URLSearchParams({ tag })}`}>
              {labelOf(tag)}
            </Link>
          ))}
        </li>
      )}
      <li>
        <Truck size={18} strokeWidth={1.6} />
        <span>Free shipping {freeShipping}</span>
        <span>Returns within {RETURNS_PERIOD_DAYS} days</span>
      </li>
      <li>
        <Package size={18} strokeWidth={1.6} />
        <span>
          SKU <span>{sku}</span>
        </span>
        <span>
          {labelOf(category)} · {labelOf(subcategory)}
        </span>
      </li>
    </Facts>
  );
}

const Facts = styled(Stack)(({ theme }) => ({
  fontSize: theme.text.lg,
  color: theme.colors.textSoft,
  // lines that wrap begin level with the first
  li: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.space(4),
    paddingLeft: theme.space(7.5),
  },
  svg: { marginInline: `-${theme.space(7.5)} -${theme.space(1)}`, color: theme.colors.accent },
}));

/** In stock, low stock and out of stock each have an icon and a colour (CAT-7). */
export function StockStatus({ stock }: { stock: Stock }) {
  const level = !stock.inStock ? 'none' : stock.stockCount > LOW_STOCK ? 'high' : 'low';
  const Icon = { none: X, low: Clock, high: Check }[level];
  return (
    <Status data-level={level}>
      <Icon size={16} strokeWidth={2.2} aria-hidden="true" />
      {stockText(stock)}
    </Status>
  );
}

const Status = styled.p(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(1.5),
  fontSize: theme.text.lg,
  fontWeight: theme.weight.semibold,
  '&[data-level=high]': { color: theme.colors.success },
  '&[data-level=low]': { color: theme.colors.amber },
  '&[data-level=none]': { color: theme.colors.danger },
}));
