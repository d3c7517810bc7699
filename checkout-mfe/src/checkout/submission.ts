export { orderRequest } from './orderRequest';
export { NoResponseError, placeOrder, RefusedError } from './placeOrder';
export { saveToAccount } from './saveToAccount';
