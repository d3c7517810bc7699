import type { StoreApi } from 'zustand';
import { createPersistedValue, isLike, isRecord, persistStore } from '@glow/shared/storage';
import type { CartItem, CartState } from './cartStore';

function isWhole(value: unknown, least: number): boolean {
  return Number.isSafeInteger(value) && Number(value) >= least;
}

const EMPTY_STOCK = { inStock: false, stockCount: 0 };

/** Whether a stored product or variant has the fields that the cart uses (CART-1). */
function isStocked(example: object, value: unknown): boolean {
  return isLike(example, value) && isLike(EMPTY_STOCK, { ...EMPTY_STOCK, ...Object(value) });
}

function isCartItem(value: unknown): value is CartItem {
  if (!isRecord(value)) return false;
  const { id, product, variant, quantity, price } = value;
  return (
    typeof id === 'string' &&
    isStocked({ id: '', name: '', brand: '', images: [''] }, product) &&
    (variant === undefined || isStocked({ id: '', type: '', value: '' }, variant)) &&
    isWhole(quantity, 1) &&
    isWhole(price, 0)
  );
}

function parseItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored) || !stored.every(isCartItem)) throw new Error('not a list of cart lines');
  return stored;
}

/** Persists a cart under `glow_cart` (CART-5). */
export function persistCart(store: StoreApi<CartState>): () => void {
  return persistStore(
    store,
    createPersistedValue('cart', parseItems),
    ({ items }) => items,
    (items = []) => store.getState().loadCart(items),
  );
}
