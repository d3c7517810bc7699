export * from './address';
export { linePictureUrl } from './linePictureUrl';
export { formatPrice, toCents, toDollars, totalLabel, type Cents } from './money';
export { orderStatuses, orderStatusLabels } from './orderStatusLabels';
export { findPlacedOrder, onPlacedOrders, placedOrders, savePlacedOrder } from './placedOrders';
export { freeShippingTerms, isShippingFree, orderTotals, shippingFor, taxOn, type OrderTotals } from './taxAndShipping';
export { toOrderId } from './toOrderId';
export type * from './orderTypes';
