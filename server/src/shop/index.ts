export { addToOutbox } from './mail/addToOutbox';
export { placeOrder } from './orders/placeOrder';
export { priceOrder } from './orders/priceOrder';
export { migrationNames } from './schema/migrate';
export { openDatabase } from './schema/openDatabase';
