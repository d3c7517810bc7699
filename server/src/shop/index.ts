export { addToOutbox } from './mail/addToOutbox';
export { placeOrder } from './orders/placeOrder';
export { priceOrder } from './orders/priceOrder';
export { migrationNames } from './database/migrate';
export { openDatabase } from './database/openDatabase';
