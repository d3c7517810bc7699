export { EmailField, FormCheckboxField, FormSelectField, FormTextField } from './boundFields';
export { emailSchema } from './emailSchema';
export { Form } from './Form';
export { FormFormattedField } from './FormFormattedField';
