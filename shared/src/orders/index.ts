export {
  addressLines,
  emptyPostal,
  toAddressFormValues,
  toPostalAddress,
  type Address,
  type Country,
  type PostalAddress,
} from './address';
export {
  FLAT_SHIPPING,
  FREE_SHIPPING_FROM,
  FREE_SHIPPING_TERMS,
  TAX_PERCENT,
  formatPrice,
  orderTotals,
  shippingFor,
  taxOn,
  toCents,
  toDollars,
  totalLabel,
  type Cents,
  type OrderTotals,
} from './money';
export { orderStatusLabels } from './orderStatusLabels';
export { findPlacedOrder, placedOrders, savePlacedOrder } from './placedOrders';
/** Orders as the API and the screens exchange them. */
export type {
  FailedResponse,
  Order,
  OrderLine,
  OrderRequest,
  OrderResponse,
  OrderStatus,
  PaidWith,
  TrackedOrder,
  TrackingRequest,
  TrackingResponse,
} from './orderTypes';
