import type { OrderStatus } from './orderTypes';

/** The five order statuses in words, in the order an order passes through them (ORD-1). */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
