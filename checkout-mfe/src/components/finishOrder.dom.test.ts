import { createCartStore } from '@glow/shared/cart';
import { placedOrders, type Order } from '@glow/shared/orders';
import { cartItem } from '@glow/shared/testing';
import { finishOrder } from './finishOrder';

const lines = [cartItem('skn-003', undefined, 2), cartItem('mkp-003', 'rose', 3)];
const items = lines.map(({ id, quantity }) => ({ id, name: '', quantity, price: 0, image: '' }));
const sums = { subtotal: 0, shipping: 0, tax: 0, total: 0 };
const order = { id: 'GLW-1', status: 'processing', createdAt: '2026-03-05T14:02:00Z', items, ...sums } as Order;

test.each([
  [false, undefined, "Order #GLW-1 has been confirmed. You'll receive a confirmation email shortly."],
  [true, 'user-1', 'Order #GLW-1 had gone through at your earlier try. What you have changed since is not in it.'],
])(
  'An order (of an earlier try: %s) of %s is told, kept, shown, and leaves the cart (CHK-15, CHK-19)',
  (isEarlier, userId, description) => {
    const [cart, toast, navigate] = [createCartStore(), jest.fn(), jest.fn()];
    const added = cartItem('skn-001', 'travel-15ml');
    cart.getState().loadCart([{ ...lines[0]!, quantity: 5 }, lines[1]!, added]);
    finishOrder({ order, isEarlier }, { cart, toast, navigate, userId });
    expect(toast).toHaveBeenCalledWith({ title: 'Order placed successfully!', description });
    expect(placedOrders(userId)).toMatchObject([{ id: 'GLW-1', keptAt: expect.any(Number) }]);
    expect(navigate).toHaveBeenCalledWith('/account/orders/GLW-1', { replace: true });
    expect(cart.getState().items).toEqual([{ ...lines[0], quantity: 3 }, added]);
  },
);
