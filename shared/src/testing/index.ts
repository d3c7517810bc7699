export { cartItem } from './cartItem';
export { findCrashes } from './findCrashes';
export { formErrors } from './formErrors';
export { renderRoutes, shopper } from './renderRoutes';
export { storedValues } from './storedValues';
