import { SelectField } from '@glow/shared/ui';
import { useFormField, type BoundFieldProps } from './useFormField';

export function FormSelectField(props: BoundFieldProps<typeof SelectField>) {
  return <SelectField {...props} {...useFormField(props).field} />;
}
