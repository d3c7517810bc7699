export { AddressFields } from './AddressFields';
export { emptyPostal, postalSchema, requiredText, type PostalValues } from './postalSchema';
export { countryNames, regions } from './regions';
