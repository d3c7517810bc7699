import type { OrderStatus } from '@glow/shared/orders';

/** The five order statuses in words, in the order an order passes through them (specification §4). */
export const statusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};
