import { useField } from 'formik';

/** What a bound field takes: what the plain field does, apart from what the form knows. */
export type BoundFieldProps<Component extends (props: never) => unknown> = Omit<Parameters<Component>[0], 'error' | 'value'> & { name: string };

/** A field of a form: its value, its error, and how to edit it, which clears the error. */
export function useFormField(name: string, type?: string) {
  const [field, { error }, { setValue, setError }] = useField({ name, type });
  function edit(value: unknown) {
    void setValue(value, false);
    setError(undefined);
  }
  return { field, error, edit };
}
