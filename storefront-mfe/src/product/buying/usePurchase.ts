import { useAddToCart, useAnnounce } from '@glow/shared/app';
import { useCartStore } from '@glow/shared/cart';
import { findVariant, priceOf, stockOf, stockText, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { useRef, useState } from 'react';
import { choiceOf, remainingStock, useAvailability } from '../../components/useAvailability';
import { useUrlQuery } from '../../components/useUrlQuery';

export interface PurchaseProps {
  product: Product;
  variant: Variant | undefined;
  purchase: ReturnType<typeof usePurchase>;
}

/** The quantity within the stock, and adding it to the cart (PROD-7, PROD-9, PROD-10). */
export function usePurchase(product: Product, variant: Variant | undefined, onChoose: (variant: Variant) => void) {
  const [wanted, setWanted] = useState(1);
  const [isQuantityWrong, setIsQuantityWrong] = useState(false);
  const { inStock, left, hint } = useAvailability(product, variant);
  const cart = useCartStore();
  const addToCart = useAddToCart();
  const announce = useAnnounce();
  const pickerRef = useRef<HTMLDivElement>(null);
  const buttonsRef = useRef<HTMLDivElement>(null);
  const max = Math.max(1, left);
  const quantity = Math.min(wanted, max);
  const hasOthers = product.variants?.some((other) => other.inStock) ?? false;
  const isOtherOffered = !inStock && variant !== undefined && hasOthers;
  const isSoldOut = !inStock && !isOtherOffered;
  const soldOut = isOtherOffered ? `Sold out: choose another ${choiceOf(product)}` : 'Sold out for now';

  function choose(chosen: Variant) {
    const leftOfChosen = remainingStock(cart.getState(), product, chosen);
    onChoose(chosen);
    setWanted(Math.min(quantity, Math.max(1, leftOfChosen)));
    announce(variantAnnouncement(product, chosen, quantity, leftOfChosen));
  }

  function setQuantity(next: number) {
    setWanted(next);
    const text = next === left && maxQuantityText(product, variant, left);
    if (text) announce(text);
  }

  /** Leads to the choice, or, where all is sold out, to the form that asks for an address. */
  function focusMissing() {
    const place = (isSoldOut ? buttonsRef : pickerRef).current;
    const control = place?.querySelector<HTMLElement>('input:enabled, select') ?? place?.querySelector('h2');
    control?.focus();
    control?.scrollIntoView({ block: 'center' });
  }

  /** If adding disables the button, the `note` beside it takes the focus. */
  function add(note: HTMLElement | null) {
    // a disabled button could not regain the focus when the cart drawer closes
    if (quantity === left) note?.focus();
    addToCart(product, variant, quantity);
  }

  return {
    quantity,
    max,
    /** Why there cannot be more, if the stock text does not say it. */
    maxNote: quantity === left ? maxQuantityText(product, variant, left) : undefined,
    /** Why nothing can be added; undefined if something can. */
    reason: inStock ? (hint ?? (isQuantityWrong ? 'Type a quantity in digits' : undefined)) : soldOut,
    /** Whether another shade or size must be chosen first. */
    needsChoice: isOtherOffered || (inStock && product.variants !== undefined && !variant),
    isSoldOut,
    pickerRef,
    /** Around the page's own buttons. */
    buttonsRef,
    setQuantity,
    setIsQuantityWrong,
    choose,
    focusMissing,
    add,
  };
}

/** Undefined if the stock text says the limit already; `left` is the stock minus the cart's quantity (PROD-8). */
export function maxQuantityText(product: Product, variant: Variant | undefined, left: number): string | undefined {
  const { stockCount } = stockOf(product, variant);
  const inCart = stockCount - left;
  if (inCart > 0) return `${left} more at most: ${inCart} of ${stockCount} in your cart`;
  return stockCount > 10 ? `${left} at most` : undefined;
}

/** For screen readers: price, stock, and the lowered quantity if fewer are left (PROD-9). */
export function variantAnnouncement(product: Product, chosen: Variant, quantity: number, left: number): string {
  const stock = stockOf(product, chosen);
  const selection = `${chosen.name} selected, ${formatPrice(priceOf(product, chosen))}, ${stockText(stock)}`;
  if (left === 0) return `${selection}, all ${stock.stockCount} in your cart`;
  return quantity > left ? `${selection}, quantity lowered to ${left}` : selection;
}

/** The variant in the URL, even if it is sold out; an unknown one counts as none (PROD-5). */
export function useChosenVariant(product: Product): [Variant | undefined, (variant: Variant) => void] {
  const [query, setQuery] = useUrlQuery();

  function choose({ id }: Variant) {
    const next = new URLSearchParams(query);
    next.set('variant', id);
    setQuery(next, { replace: true });
  }

  return [findVariant(product, query.get('variant')), choose];
}
