export { OrderStatusBadge } from './OrderStatusBadge';
export { ParcelTracking } from './ParcelTracking';
export { Price } from './Price';
