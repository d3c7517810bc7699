export { OrderStatusBadge } from './OrderStatusBadge';
export { Price } from './Price';
