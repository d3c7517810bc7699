export { emailSchema } from './emailSchema';
export { Form } from './Form';
export { FormCheckboxField } from './FormCheckboxField';
export { FormFormattedField } from './FormFormattedField';
export { FormSelectField } from './FormSelectField';
export { EmailField, FormTextField } from './FormTextField';
export { useFormField } from './useFormField';
