export { AddressFields } from './AddressFields';
export { AddressText } from './AddressText';
export { emptyPostal, postalSchema, requiredText, type PostalValues } from './postalSchema';
export { countryNames, regions } from './regions';
