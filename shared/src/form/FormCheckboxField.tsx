import { CheckboxField } from '@glow/shared/ui';
import type { ChangeEvent } from 'react';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A checkbox bound to the form value of its name. */
export function FormCheckboxField({ onChange, ...props }: BoundFieldProps<typeof CheckboxField>) {
  const { field, error, edit } = useFormField(props.name, 'checkbox');

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    edit(event.target.checked);
    onChange?.(event);
  }

  return <CheckboxField {...props} {...field} error={error} onChange={handleChange} />;
}
