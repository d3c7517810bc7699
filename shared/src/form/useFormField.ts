import { useField } from 'formik';

/** Props of a bound field: those of the plain field without the ones from the form state. */
export type BoundFieldProps<Component extends (props: never) => unknown> = Omit<
  Parameters<Component>[0],
  'error' | 'value'
> & { name: string };

/** A form field's value and error, and `edit`, which sets the value and clears the error. */
export function useFormField(name: string, type?: string) {
  const [field, { error }, { setValue, setError }] = useField({ name, type });
  function edit(value: unknown) {
    void setValue(value, false);
    setError(undefined);
  }
  return { field, error, edit };
}
