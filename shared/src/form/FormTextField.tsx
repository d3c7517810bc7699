import { TextField } from '@glow/shared/ui';
import type { ChangeEvent } from 'react';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A text field bound to the form value of its name. */
export function FormTextField({ onChange, ...props }: BoundFieldProps<typeof TextField>) {
  const { field, error, edit } = useFormField(props.name);

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    edit(event.target.value);
    onChange?.(event);
  }

  return <TextField {...props} {...field} value={field.value ?? ''} error={error} onChange={handleChange} />;
}
