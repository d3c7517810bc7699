export { AddressFields, LABELS_BY_COUNTRY, postalSchema } from './AddressFields';
export { AddressText } from './AddressText';
export { CardExpiryField, CardNumberField } from './CardFields';
export { cardBrand } from './cardBrand';
export { countryNames } from './countryNames';
export { expiryOf, parseExpiry } from './cardExpiry';
export { digitsOnly, formatCvv } from './cardFormat';
export { cardRules } from './cardRules';
export { ownSamples } from './ownSamples';
export { sampleAddresses } from './sampleAddresses';
export { samplePaymentMethods } from './samplePaymentMethods';
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
