import { SelectField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A select bound to the form value of its name. */
export function FormSelectField(props: BoundFieldProps<typeof SelectField>) {
  return <SelectField {...props} {...useFormField(props).field} />;
}
