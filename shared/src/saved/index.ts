export {
  makeDefaultAddress,
  removeAddress,
  saveAddress,
  savedAddresses,
  updateAddress,
  type AddressDetails,
  type SavedAddress,
} from './savedAddresses';
export {
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
  savedPaymentMethods,
  updatePaymentMethod,
  type CardDetails,
  type SavedPaymentMethod,
} from './savedPaymentMethods';
