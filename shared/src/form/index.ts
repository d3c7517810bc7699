export { EMAIL_PATTERN } from '../validation/emailPattern';
export { Form } from './Form';
export { FormCheckboxField, FormSelectField, FormTextField } from './formFields';
