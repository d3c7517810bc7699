export { cleanEmail, cleanText, emailKey, EMAIL_PATTERN } from './clean';
export { clean, cleanFields, CONTACT_FIELDS, NAME_ON_CARD, POSTAL_FIELDS, problemOf, type TextRule } from './fields';
export { storePath } from './storePath';
