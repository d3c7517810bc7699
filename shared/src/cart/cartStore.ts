import { lineId, priceOf, type Product, type Variant } from '@glow/shared/catalog';
import type { Cents } from '@glow/shared/orders';
import { createStore, type StoreApi } from 'zustand';

/** A cart line (CART-1). `id` is the product's id, or product and variant id joined by a hyphen; never split it. */
export interface CartItem {
  id: string;
  product: Product;
  variant?: Variant;
  quantity: number;
  /** Unit price in cents. */
  price: Cents;
}

/** The cart state and its actions (CART-1). */
export interface CartState {
  items: CartItem[];
  isOpen: boolean;
  /** Sum of the lines in cents; an order's subtotal. */
  total: Cents;
  /** Sum of the quantities. */
  itemCount: number;
  /** Whether storage has been read; before that an empty cart is not meaningful. */
  isHydrated: boolean;
  /** Adds to the line with the same id or appends a new one, and opens the drawer. */
  addItem(product: Product, variant?: Variant, quantity?: number): void;
  removeItem(id: string): void;
  /** Sets a line's quantity; 0 or less removes the line. */
  updateQuantity(id: string, quantity: number): void;
  clearCart(): void;
  loadCart(items: CartItem[]): void;
  toggleCart(): void;
  openCart(): void;
  closeCart(): void;
}

/** The id of a choice's cart line (CAT-10). */
export function cartItemId(product: Product, variant?: Variant): string {
  return lineId(product, variant);
}

function withSums(items: CartItem[]): Pick<CartState, 'items' | 'total' | 'itemCount'> {
  return {
    items,
    total: items.reduce((sum, { price, quantity }) => sum + price * quantity, 0),
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function addTo(items: CartItem[], product: Product, variant: Variant | undefined, quantity: number): CartItem[] {
  const id = cartItemId(product, variant);
  if (items.some((item) => item.id === id)) {
    return items.map((item) => (item.id === id ? { ...item, quantity: item.quantity + quantity } : item));
  }
  return [...items, { id, product, variant, quantity, price: priceOf(product, variant) }];
}

export function createCartStore(): StoreApi<CartState> {
  return createStore<CartState>()((set, get) => ({
    ...withSums([]),
    isOpen: false,
    isHydrated: false,
    addItem: (product, variant, quantity = 1) =>
      set({ ...withSums(addTo(get().items, product, variant, quantity)), isOpen: true }),
    removeItem: (id) => set(withSums(get().items.filter((item) => item.id !== id))),
    updateQuantity(id, quantity) {
      const items = get().items.map((item) => (item.id === id ? { ...item, quantity } : item));
      set(withSums(items.filter((item) => item.quantity > 0)));
    },
    clearCart: () => set(withSums([])),
    loadCart: (items) => set(withSums(items)),
    toggleCart: () => set({ isOpen: !get().isOpen }),
    openCart: () => set({ isOpen: true }),
    closeCart: () => set({ isOpen: false }),
  }));
}
