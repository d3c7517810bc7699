export { EMAIL_PATTERN } from './emailPattern';
