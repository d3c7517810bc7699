import { CheckboxField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A checkbox bound to the form value of its name. */
export function FormCheckboxField(props: BoundFieldProps<typeof CheckboxField>) {
  return <CheckboxField {...props} {...useFormField({ ...props, type: 'checkbox' }).field} />;
}
