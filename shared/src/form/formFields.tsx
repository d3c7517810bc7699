import { CheckboxField, SelectField, TextField } from '@glow/shared/ui';
import { useField } from 'formik';
import type { ComponentProps } from 'react';

/** A field of a form: its value, its error, and handlers that clear the error on edit. */
function useFormField(name: string, type?: string) {
  const [field, { error }, { setValue, setError }] = useField({ name, type });
  function edit(value: unknown) {
    void setValue(value, false);
    setError(undefined);
  }
  return { field, error, edit };
}

type Named<Component extends (props: never) => unknown> = Omit<Parameters<Component>[0], 'error' | 'value'> & { name: string };

interface FormTextFieldProps extends Named<typeof TextField> {
  /** Turns what was typed or pasted into what the field holds. */
  format?(typed: string): string;
}

/** A text field bound to the form's value of its name. */
export function FormTextField({ format = (typed) => typed, ...props }: FormTextFieldProps) {
  const { field, error, edit } = useFormField(props.name);
  return <TextField {...props} {...field} value={field.value ?? ''} error={error} onChange={(event) => edit(format(event.target.value))} />;
}

/** A select bound to the form's value of its name. */
export function FormSelectField({ onChange, ...props }: Named<typeof SelectField>) {
  const { field, error, edit } = useFormField(props.name);
  const handleChange: ComponentProps<'select'>['onChange'] = (event) => {
    edit(event.target.value);
    onChange?.(event);
  };
  return <SelectField {...props} {...field} error={error} onChange={handleChange} />;
}

/** A checkbox bound to the form's value of its name. */
export function FormCheckboxField(props: Named<typeof CheckboxField>) {
  const { field, error, edit } = useFormField(props.name, 'checkbox');
  return <CheckboxField {...props} {...field} error={error} onChange={(event) => edit(event.target.checked)} />;
}
