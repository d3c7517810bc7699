export { cartItem } from './cartItem';
export { formErrors } from './formErrors';
export { renderRoutes, shopper } from './renderRoutes';
