import { SelectField } from '@glow/shared/ui';
import type { ChangeEvent } from 'react';
import { useFormField, type BoundFieldProps } from './useFormField';

/** A select bound to the form value of its name. */
export function FormSelectField({ onChange, ...props }: BoundFieldProps<typeof SelectField>) {
  const { field, error, edit } = useFormField(props.name);

  function handleChange(event: ChangeEvent<HTMLSelectElement>) {
    edit(event.target.value);
    onChange?.(event);
  }

  return <SelectField {...props} {...field} error={error} onChange={handleChange} />;
}
