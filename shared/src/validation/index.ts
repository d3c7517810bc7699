export { cleanEmail, cleanText, emailKey, EMAIL_PATTERN } from './clean';
export { clean, cleanField, cleanFields, EMAIL_ADDRESS, FIELDS, problemOf, type TextRule } from './fields';
