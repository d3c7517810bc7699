import { useAuth } from '@glow/shared/auth';
import { useCartStore } from '@glow/shared/cart';
import { savePlacedOrder, type Order } from '@glow/shared/orders';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { useRef, useState } from 'react';
import { lineName } from '../components/lineName';
import { forgetDraft } from './checkoutDraft';
import { orderRequest } from './orderRequest';
import type { PaymentValues } from './paymentSchema';
import { OutOfStockError, placeOrder, NoResponseError, type PlacedOrder } from './placeOrder';
import { saveToAccount } from './saveToAccount';
import type { ShippingValues } from './shippingSchema';

/** Where an order stands: not yet sent, on its way, refused, sent without an answer, or placed. */
export type SubmitState = 'idle' | 'placing' | 'failed' | 'unanswered' | 'placed';

/** The placing of this checkout's order, and what follows from it (CHK-15, CHK-16). */
export function usePlaceOrder() {
  const [placing, setPlacing] = useState<SubmitState>('idle');
  const [shortOf, setShortOf] = useState<string>();
  const isBusy = useRef(false);
  const cart = useCartStore();
  const user = useAuth((auth) => auth.user);
  const toast = useToast();
  const navigate = useNavigate();

  async function place(shipping: ShippingValues, payment: PaymentValues) {
    // a second press comes before the button is drawn disabled
    if (isBusy.current) return;
    isBusy.current = true;
    setPlacing('placing');
    setShortOf(undefined);
    const placed = await send(shipping, payment);
    isBusy.current = false;
    if (!placed) return;
    if (user) saveToAccount(user.id, shipping, payment);
    finish(placed);
  }

  async function send(shipping: ShippingValues, payment: PaymentValues): Promise<PlacedOrder | undefined> {
    try {
      return await placeOrder(orderRequest(cart.getState().items, shipping, payment));
    } catch (error) {
      console.error('The order could not be placed', error);
      toast({ title: 'Payment failed', description: 'There was an error processing your payment. Please try again.', variant: 'destructive' });
      setPlacing(error instanceof NoResponseError ? 'unanswered' : 'failed');
      if (error instanceof OutOfStockError) setShortOf(nameOf(error.lineId));
      return undefined;
    }
  }

  function nameOf(lineId: string): string | undefined {
    const line = cart.getState().items.find(({ id }) => id === lineId);
    return line && lineName(line);
  }

  function finish({ order, isEarlier }: PlacedOrder) {
    const confirmed = `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.`;
    toast({ title: 'Order placed successfully!', description: isEarlier ? `Order #${order.id} had gone through at your earlier try. What you have changed since is not in it.` : confirmed });
    savePlacedOrder(order);
    // from here on an empty cart no longer leads back to /cart (CHK-1)
    setPlacing('placed');
    void navigate(`/account/orders/${order.id}`, { replace: true });
    takeFromCart(order);
    forgetDraft();
  }

  /** What was put into the cart in the meantime stays there. */
  function takeFromCart(order: Order) {
    const ordered = new Map(order.items.map(({ id, quantity }) => [id, quantity]));
    const { items, loadCart } = cart.getState();
    loadCart(items.map((line) => ({ ...line, quantity: line.quantity - (ordered.get(line.id) ?? 0) })).filter(({ quantity }) => quantity > 0));
  }

  return { placing, shortOf, place };
}
