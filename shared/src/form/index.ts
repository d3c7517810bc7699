export { Form } from './Form';
export { FormCheckboxField } from './boundFields';
export { FormFormattedField } from './FormFormattedField';
export { FormSelectField } from './boundFields';
export { EmailField, FormTextField } from './boundFields';
