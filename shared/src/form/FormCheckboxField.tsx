import { CheckboxField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

export function FormCheckboxField(props: BoundFieldProps<typeof CheckboxField>) {
  return <CheckboxField {...props} {...useFormField({ ...props, type: 'checkbox' }).field} />;
}
