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

/** State of the submit: not sent, in flight, refused, without a response, or placed. */
export type SubmitState = 'idle' | 'submitting' | 'failed' | 'no-response' | 'placed';

/** Submits the order and handles the result (CHK-15, CHK-16). */
export function usePlaceOrder() {
  const [submitState, setSubmitState] = useState<SubmitState>('idle');
  const [outOfStockItem, setOutOfStockItem] = useState<string>();
  const isBusy = useRef(false);
  const cart = useCartStore();
  const user = useAuth((auth) => auth.user);
  const toast = useToast();
  const navigate = useNavigate();

  async function place(shipping: ShippingValues, payment: PaymentValues) {
    // a second click can come before the button is rendered as disabled
    if (isBusy.current) return;
    isBusy.current = true;
    setSubmitState('submitting');
    setOutOfStockItem(undefined);
    performance.mark('glow:place-order:start');
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
      toast({
        title: 'Payment failed',
        description: 'There was an error processing your payment. Please try again.',
        variant: 'destructive',
      });
      setSubmitState(error instanceof NoResponseError ? 'no-response' : 'failed');
      if (error instanceof OutOfStockError) setOutOfStockItem(nameOf(error.lineId));
      return undefined;
    }
  }

  function nameOf(lineId: string): string | undefined {
    const line = cart.getState().items.find(({ id }) => id === lineId);
    return line && lineName(line);
  }

  function finish({ order, isEarlier }: PlacedOrder) {
    const confirmed = `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.`;
    toast({
      title: 'Order placed successfully!',
      description: isEarlier
        ? `Order #${order.id} had gone through at your earlier try. What you have changed since is not in it.`
        : confirmed,
    });
    savePlacedOrder(order);
    // set before the cart is emptied, so that it does not redirect to /cart (CHK-1)
    setSubmitState('placed');
    void navigate(`/account/orders/${order.id}`, { replace: true });
    takeFromCart(order);
    forgetDraft();
  }

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

  return { submitState, outOfStockItem, place };
}
