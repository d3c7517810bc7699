import { createCartStore } from '@glow/shared/cart';
import { placedOrders } from '@glow/shared/orders';
import { cartItem, storedPostal } from '@glow/shared/testing';
import { emptyShipping } from '../checkout/address/shippingSchema';
import { orderRequest } from '../checkout/order/orderRequest';
import { emptyPayment } from '../checkout/payment/paymentSchema';
import { finishOrder } from './finishOrder';

const lines = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose', 3)];
const request = orderRequest(lines, { ...emptyShipping, ...storedPostal }, emptyPayment);
const order = { ...request, id: 'GLW-7K3M9QXTR2VB', status: 'processing' as const, createdAt: '2026-03-05T14:02:00Z' };

test.each([
  [false, undefined, "Order #GLW-7K3M9QXTR2VB has been confirmed. You'll receive a confirmation email shortly."],
  [
    true,
    'user-1',
    'Order #GLW-7K3M9QXTR2VB had gone through at your earlier try. What you have changed since is not in it.',
  ],
])(
  'An order (of an earlier try: %s) of %s is told, kept, shown, and leaves the cart',
  (isEarlier, userId, description) => {
    const [cart, toast, navigate] = [createCartStore(), jest.fn(), jest.fn()];
    const added = cartItem('skn-001', 'travel-15ml');
    cart.getState().loadCart([{ ...lines[0]!, quantity: 5 }, lines[1]!, added]);
    finishOrder({ order, isEarlier }, { cart, toast, navigate, userId });
    expect(toast).toHaveBeenCalledWith({ title: 'Order placed successfully!', description });
    expect(placedOrders(userId)).toMatchObject([{ id: 'GLW-7K3M9QXTR2VB', keptAt: expect.any(Number) }]);
    expect(navigate).toHaveBeenCalledWith('/account/orders/GLW-7K3M9QXTR2VB', { replace: true });
    expect(cart.getState().items).toEqual([{ ...lines[0], quantity: 3 }, added]);
  },
);
