export { cleanEmail, cleanText, emailKey, EMAIL_PATTERN } from './clean';
export { clean, cleanFields, CONTACT_FIELDS, NAME_ON_CARD, ORDER_FIELDS, POSTAL_FIELDS, problemOf } from './fields';
export {
  LONGEST_LINE_ID,
  LONGEST_NAME,
  LONGEST_SEARCH,
  MOST_LINES,
  MOST_MERGED,
  MOST_PIECES,
  MOST_SAVED,
} from './limits';
export type { TextRule, Texts } from './fields';
export { storePath } from './storePath';
