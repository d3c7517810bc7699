import { TextField } from '@glow/shared/ui';
import { useLayoutEffect, useRef, type ChangeEvent, type ClipboardEvent } from 'react';
import { useFormField, type BoundFieldProps } from './useFormField';

interface FormFormattedFieldProps extends BoundFieldProps<typeof TextField> {
  format(typed: string): string;
}

/** A text field for digits; it keeps the caret, and formats pasted text before the browser cuts it to `maxLength`. */
export function FormFormattedField({ format, onChange, onPaste, ...props }: FormFormattedFieldProps) {
  const { field, edit } = useFormField(props);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    if (caret.current === undefined) return;
    input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });

  function applyInput(typed: string, position: number) {
    caret.current = format(typed.slice(0, position)).length;
    edit(format(typed));
  }

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const { value, selectionStart } = event.target;
    applyInput(value, selectionStart ?? value.length);
    onChange?.(event);
  }

  function handlePaste(event: ClipboardEvent<HTMLInputElement>) {
    onPaste?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length) + event.clipboardData.getData('text');
    applyInput(before + value.slice(selectionEnd ?? value.length), before.length);
  }

  return (
    <TextField
      inputMode="numeric"
      spellCheck={false}
      {...props}
      {...field}
      ref={input}
      onChange={handleChange}
      onPaste={handlePaste}
    />
  );
}
