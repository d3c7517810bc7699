export { cleanEmail, cleanText, emailKey, EMAIL_PATTERN } from './clean';
export {
  clean,
  cleanFields,
  CONTACT_FIELDS,
  MOST_LINES,
  MOST_PIECES,
  NAME_ON_CARD,
  ORDER_FIELDS,
  POSTAL_FIELDS,
  problemOf,
} from './fields';
export type { TextRule, Texts } from './fields';
export { storePath } from './storePath';
