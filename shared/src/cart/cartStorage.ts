import type { StoreApi } from 'zustand';
import { deviceValue } from '../storage/deviceStorage';
import { isRecord } from '../storage/isRecord';
import { keepOnDevice } from '../storage/keepOnDevice';
import type { CartItem, CartState } from './cartStore';

function isCartItem(value: unknown): value is CartItem {
  if (!isRecord(value) || !isRecord(value.product)) return false;
  const { id, price, quantity, product } = value;
  return typeof id === 'string' && typeof product.id === 'string' && Number.isInteger(price) && Number.isInteger(quantity) && Number(quantity) > 0 && Number(price) >= 0;
}

function parseItems(stored: unknown): CartItem[] {
  if (!Array.isArray(stored) || !stored.every(isCartItem)) throw new Error('not a list of cart lines');
  return stored;
}

/** Keeps a cart on this device under `glow_cart` (specification §4, decisions T37). */
export function connectCartToDevice(store: StoreApi<CartState>): () => void {
  const disconnect = keepOnDevice(
    store,
    deviceValue('cart', parseItems),
    ({ items }) => items,
    (items = []) => store.getState().loadCart(items),
  );
  store.setState({ isHydrated: true });
  return disconnect;
}
