import styled from '@emotion/styled';
import { useAddToCart, useAnnounce } from '@glow/shared/app';
import { stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { useCartStore } from '@glow/shared/cart';
import { QuantityStepper, ShareButton } from '@glow/shared/ui';
import { useRef, useState } from 'react';
import { remainingStock, useAvailability } from '../components/useAvailability';
import { VariantPicker } from '../components/VariantPicker';
import { BuyBar } from './BuyBar';
import { variantAnnouncement } from './variantAnnouncement';
import { maxQuantityText } from './maxQuantityText';
import { ProductFacts } from './ProductFacts';

interface PurchasePanelProps {
  product: Product;
  variant: Variant | undefined;
  onChoose(variant: Variant): void;
}

/** Variant, quantity, stock and Add to Cart (PROD-7). */
export function PurchasePanel({ product, variant, onChoose }: PurchasePanelProps) {
  const [wanted, setWanted] = useState(1);
  const { inStock, left, hint } = useAvailability(product, variant);
  const cart = useCartStore();
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const picker = useRef<HTMLDivElement>(null);
  const max = Math.max(1, left);
  const quantity = Math.min(wanted, max);
  const maxNote = quantity === left ? maxQuantityText(product, variant, left) : undefined;

  function handleChoose(chosen: Variant) {
    const leftOfChosen = remainingStock(cart.getState(), product, chosen);
    onChoose(chosen);
    setWanted(Math.min(quantity, Math.max(1, leftOfChosen)));
    announce(variantAnnouncement(product, chosen, quantity, leftOfChosen));
  }

  function handleQuantity(next: number) {
    setWanted(next);
    const text = next === left && maxQuantityText(product, variant, left);
    if (text) announce(text);
  }

  function focusPicker() {
    const control = picker.current?.querySelector<HTMLElement>('input:enabled, select');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }

  return (
    <Panel>
      {product.variants && (
        <div ref={picker}>
          <VariantPicker product={product} selected={variant} onSelect={handleChoose} />
        </div>
      )}
      <QuantityRow>
        <QuantityStepper name={product.name} quantity={quantity} max={max} onChange={handleQuantity} />
        <div>
          <Stock data-in-stock={inStock}>{stockText(stockOf(product, variant))}</Stock>
          {maxNote && <MaxNote>{maxNote}</MaxNote>}
        </div>
      </QuantityRow>
      <BuyBar
        product={product}
        variant={variant}
        reason={inStock ? hint : 'Sold out for now'}
        takesAll={quantity === left}
        onAdd={() => addToCart(product, variant, quantity)}
        onChooseVariant={product.variants && inStock && !variant ? focusPicker : undefined}
      />
      <ProductFacts product={product} />
      <ShareButton variant="quiet" title={product.name} />
    </Panel>
  );
}

// on phones its parts become items of the page's single column
const Panel = styled.div(({ theme }) => ({
  display: 'contents',
  [theme.from.tablet]: { display: 'grid', gap: theme.space(6) },
}));

const QuantityRow = styled.div(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.space(4) }));

const Stock = styled.p(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(2),
  fontSize: theme.text.lg,
  fontWeight: theme.weight.semibold,
  color: theme.colors.danger,
  '&::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: theme.radius.pill,
    background: 'currentColor',
  },
  '&[data-in-stock=true]': { color: theme.colors.success },
}));

const MaxNote = styled.p(({ theme }) => ({ fontSize: theme.text.md, lineHeight: 1.4, color: theme.colors.textSoft }));
