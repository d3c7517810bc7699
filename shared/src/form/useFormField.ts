import { useField } from 'formik';
import type { ChangeEvent } from 'react';

/** The plain field's props, except for those that the form state sets. */
export type BoundFieldProps<Component extends (props: never) => unknown> = Omit<
  Parameters<Component>[0],
  'error' | 'value'
> & { name: string };

interface FieldOptions<Control extends HTMLInputElement | HTMLSelectElement> {
  name: string;
  type?: string;
  /** Called after the value has been set. */
  onChange?(event: ChangeEvent<Control>): void;
}

/** Binds a control to the form value `name`; `edit` sets the value and clears the error. */
export function useFormField<Control extends HTMLInputElement | HTMLSelectElement>({
  name,
  type,
  onChange,
}: FieldOptions<Control>) {
  const [field, { error }, { setValue, setError }] = useField({ name, type });

  function edit(value: unknown) {
    void setValue(value, false);
    setError(undefined);
  }

  function handleChange(event: ChangeEvent<Control>) {
    const { target } = event;
    edit(type === 'checkbox' && 'checked' in target ? target.checked : target.value);
    onChange?.(event);
  }

  return { edit, field: { ...field, value: field.value ?? '', error, onChange: handleChange } };
}
