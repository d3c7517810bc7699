export { removeAddress, saveAddress, savedAddresses, type SavedAddress } from './savedAddresses';
export { removePaymentMethod, savePaymentMethod, savedPaymentMethods, type SavedPaymentMethod } from './savedPaymentMethods';
