import { useAuth } from '@glow/shared/auth';
import { useCartStore } from '@glow/shared/cart';
import { savePlacedOrder, type Order } from '@glow/shared/orders';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';

/** A successfully placed order. */
export interface PlacedOrder {
  order: Order;
  /** Placed by an earlier request whose response was lost; later edits are not part of it. */
  isEarlier: boolean;
}

/** Returns what to do once an order is placed: says so, keeps it, takes it from the cart and shows its page (CHK-15). */
export function useOrderPlaced(): (placed: PlacedOrder) => void {
  const cart = useCartStore();
  const user = useAuth((auth) => auth.user);
  const toast = useToast();
  const navigate = useNavigate();

  /** Keeps what was added to the cart while the order was submitted. */
  function takeFromCart(order: Order) {
    const ordered = new Map(order.items.map(({ id, quantity }) => [id, quantity]));
    const { items, loadCart } = cart.getState();
    loadCart(
      items
        .map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.id) ?? 0) }))
        .filter(({ quantity }) => quantity > 0),
    );
  }

  return ({ order, isEarlier }) => {
    const confirmed = `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.`;
    toast({
      title: 'Order placed successfully!',
      description: isEarlier
        ? `Order #${order.id} had gone through at your earlier try. What you have changed since is not in it.`
        : confirmed,
    });
    savePlacedOrder({ ...order, keptAt: Date.now() }, user?.id);
    void navigate(`/account/orders/${order.id}`, { replace: true });
    takeFromCart(order);
  };
}
