export { AddressFields, postalSchema } from './AddressFields';
export { AddressText } from './AddressText';
export { CardExpiryField, CardNumberField } from './CardFields';
export { cardBrand, digitsOnly, formatCvv, expiryOf, lastFour, parseExpiry } from './cardFormat';
export { countryNames } from './countries';
export { cardRules } from './cardRules';
export { ownSamples, sampleAddresses, samplePaymentMethods } from './accountSamples';
export {
  makeDefaultAddress,
  removeAddress,
  saveAddress,
  savedAddresses,
  updateAddress,
  type SavedAddress,
} from './savedAddresses';
export {
  makeDefaultPaymentMethod,
  removePaymentMethod,
  savePaymentMethod,
  savedPaymentMethods,
  updatePaymentMethod,
  type SavedPaymentMethod,
} from './savedPaymentMethods';
export { textSchema } from './textSchema';
