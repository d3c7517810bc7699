import type { OrderStatus } from './orderTypes';

/** Labels of the five order statuses, in the order of fulfilment (ORD-2). */
export const orderStatusLabels: Record<OrderStatus, string> = {
  pending: 'Pending',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

export const orderStatuses = Object.keys(orderStatusLabels) as OrderStatus[];
