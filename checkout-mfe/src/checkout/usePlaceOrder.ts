import { useAuth } from '@glow/shared/auth';
import { useCartStore } from '@glow/shared/cart';
import { saveReceipt, type Order } from '@glow/shared/orders';
import { useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { useRef, useState } from 'react';
import { forgetDraft } from './checkoutDraft';
import { orderRequest } from './orderRequest';
import type { PaymentValues } from './paymentSchema';
import { placeOrder } from './placeOrder';
import { saveToAccount } from './saveToAccount';
import type { ShippingValues } from './shippingSchema';

/** Where an order stands: not yet sent, on its way, refused, or placed. */
export type Placing = 'idle' | 'placing' | 'failed' | 'placed';

/** The placing of this checkout's order, and what follows from it (specification §4, §8). */
export function usePlaceOrder() {
  const [placing, setPlacing] = useState<Placing>('idle');
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
    const order = await send(shipping, payment);
    isBusy.current = false;
    if (!order) return setPlacing('failed');
    if (user) saveToAccount(user.id, shipping, payment);
    finish(order);
  }

  async function send(shipping: ShippingValues, payment: PaymentValues): Promise<Order | undefined> {
    try {
      return await placeOrder(orderRequest(cart.getState().items, shipping, payment));
    } catch (error) {
      console.error('The order could not be placed', error);
      toast({ title: 'Payment failed', description: 'There was an error processing your payment. Please try again.', variant: 'destructive' });
      return undefined;
    }
  }

  function finish(order: Order) {
    toast({ title: 'Order placed successfully!', description: `Order #${order.id} has been confirmed. You'll receive a confirmation email shortly.` });
    saveReceipt(order);
    // from here on an empty cart no longer leads back to /cart (decisions T2)
    setPlacing('placed');
    void navigate(`/account/orders/${order.id}`, { replace: true });
    cart.getState().clearCart();
    forgetDraft();
  }

  return { placing, place };
}
