import { CheckboxField, SelectField, TextField } from '@glow/shared/ui';
import { useField } from 'formik';
import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent, type ComponentProps } from 'react';

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
export function FormTextField({ format, ...props }: FormTextFieldProps) {
  if (format) return <FormattedTextField {...props} format={format} />;
  return <PlainTextField {...props} />;
}

function PlainTextField(props: Named<typeof TextField>) {
  const { field, error, edit } = useFormField(props.name);
  return <TextField {...props} {...field} value={field.value ?? ''} error={error} onChange={(event) => edit(event.target.value)} />;
}

/** Keeps the caret where the shopper types, and formats a paste before the browser cuts it to `maxLength`. */
function FormattedTextField({ format, ...props }: FormTextFieldProps & Required<Pick<FormTextFieldProps, 'format'>>) {
  const { field, error, edit } = useFormField(props.name);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function take(typed: string, position: number) {
    caret.current = format(typed.slice(0, position)).length;
    edit(format(typed));
  }

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    take(target.value, target.selectionStart ?? target.value.length);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length) + event.clipboardData.getData('text');
    take(before + value.slice(selectionEnd ?? value.length), before.length);
  }

  return <TextField {...props} {...field} ref={input} value={field.value ?? ''} error={error} onChange={handleChange} onPaste={handlePaste} />;
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
