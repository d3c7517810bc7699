export { OrderStatusBadge } from './OrderStatusBadge';
export { PictureTransition } from './PictureTransition';
export { Price } from './Price';
