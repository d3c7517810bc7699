import { useAuth } from '@glow/shared/auth';
import { useCartStore, type CartItem } from '@glow/shared/cart';
import { savePlacedOrder, type Order } from '@glow/shared/orders';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { useRef, useState } from 'react';
import { isChanged } from '../components/reconcileCart';
import type { CurrentCart } from '../components/useCartLines';
import { forgetDraft } from './checkoutDraft';
import { idempotencyKey } from './idempotencyKey';
import { orderRequest } from './orderRequest';
import type { PaymentValues } from './paymentSchema';
import { NoResponseError, placeOrder, RefusedError, type PlacedOrder } from './placeOrder';
import { saveToAccount } from './saveToAccount';
import type { ShippingValues } from './shippingSchema';

/** State of the submit: not sent, in flight, not sent because a line has changed, refused, without a response, or placed. */
export type SubmitState = 'idle' | 'submitting' | 'changed' | 'failed' | 'no-response' | 'placed';

/** Submits the order, unless the present facts of a line speak against it, and handles the result (CHK-15, CHK-16). */
export function usePlaceOrder({ refresh, noteFigures }: CurrentCart) {
  const [submitState, setSubmitState] = useState<SubmitState>('idle');
  const [outOfStockLine, setOutOfStockLine] = useState<CartItem>();
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
    setOutOfStockLine(undefined);
    performance.mark('glow:place-order:start');
    const placed = await send(shipping, payment);
    isBusy.current = false;
    if (!placed) return;
    if (user) saveToAccount(user.id, shipping, payment);
    finish(placed);
  }

  async function send(shipping: ShippingValues, payment: PaymentValues): Promise<PlacedOrder | undefined> {
    // read before anything is waited for: another tab may end this attempt meanwhile
    const key = idempotencyKey();
    const { lines, gone } = await refresh();
    if (gone.length > 0 || lines.some(isChanged)) {
      performance.mark('glow:place-order:done');
      setSubmitState('changed');
      return undefined;
    }
    try {
      return await placeOrder(orderRequest(lines, shipping, payment), key, user?.id);
    } catch (error) {
      console.error('The order could not be placed', error);
      toast({
        title: 'Payment failed',
        description: 'There was an error processing your payment. Please try again.',
        variant: 'destructive',
      });
      setSubmitState(error instanceof NoResponseError ? 'no-response' : 'failed');
      if (error instanceof RefusedError) {
        noteFigures(error.figures);
        setOutOfStockLine(lines.find(({ id }) => id === error.outOfStockId));
      }
      return undefined;
    }
  }

  function finish({ order, isEarlier }: PlacedOrder) {
    const confirmed = `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.`;
    toast({
      title: 'Order placed successfully!',
      description: isEarlier
        ? `Order #${order.id} had gone through at your earlier try. What you have changed since is not in it.`
        : confirmed,
    });
    savePlacedOrder(order, user?.id);
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

  return { submitState, outOfStockLine, place };
}
