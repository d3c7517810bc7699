export { orderRequest } from './orderRequest';
export { NoResponseError, placeOrder, RefusedError } from './placeOrder';
export { refusedFields } from './refusedFields';
export { saveToAccount } from './saveToAccount';
