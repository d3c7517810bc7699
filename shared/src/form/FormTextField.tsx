import { TextField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A text field bound to the form value of its name. */
export function FormTextField(props: BoundFieldProps<typeof TextField>) {
  return <TextField {...props} {...useFormField(props).field} />;
}
