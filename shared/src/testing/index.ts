export { cartItem } from './cartItem';
export { renderRoutes, shopper } from './renderRoutes';
