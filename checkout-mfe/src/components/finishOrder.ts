import type { useCartStore } from '@glow/shared/cart';
import { savePlacedOrder, type Order } from '@glow/shared/orders';
import type { useNavigate } from '@glow/shared/router';
import type { useToast } from '@glow/shared/toast';

export interface PlacedOrder {
  order: Order;
  /** An earlier request placed it, and its response was lost; later edits are not part of it. */
  isEarlier: boolean;
}

/** What a placed order changes; the account of `userId`, if there is one, keeps the order. */
export interface Shop {
  cart: ReturnType<typeof useCartStore>;
  toast: ReturnType<typeof useToast>;
  navigate: ReturnType<typeof useNavigate>;
  userId: string | undefined;
}

/** Says that an order is placed, keeps it, takes it from the cart and shows its page (CHK-15). */
export function finishOrder({ order, isEarlier }: PlacedOrder, { cart, toast, navigate, userId }: Shop): void {
  toast({
    title: 'Order placed successfully!',
    description: isEarlier
      ? `Order #${order.id} had gone through at your earlier try. What you have changed since is not in it.`
      : `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.`,
  });
  savePlacedOrder({ ...order, keptAt: Date.now() }, userId);
  void navigate(`/account/orders/${order.id}`, { replace: true });
  // anything added to the cart while the order was submitted stays
  const ordered = new Map(order.items.map(({ id, quantity }) => [id, quantity]));
  const { items, loadCart } = cart.getState();
  loadCart(
    items
      .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0),
  );
}
