import { ErrorText, SecondaryText } from './layout';
import { useId, type ComponentProps, type ReactNode } from 'react';

export interface FieldProps {
  label: ReactNode;
  /** Help text, shown below the field with or without an error. */
  hint?: ReactNode;
  error?: string;
}

type Description = Pick<FieldProps, 'hint' | 'error'> &
  Pick<ComponentProps<'input'>, 'id' | 'aria-invalid' | 'aria-describedby'>;

/** Attributes that connect a control to label, hint and error, with the caller's own, and both texts as elements. */
export function useDescription(field: Description) {
  const { hint, error } = field;
  const ownId = useId();
  const id = field.id ?? ownId;
  const errorId = error && `${id}-error`;
  const hintId = hint && `${id}-hint`;
  const ids = [errorId, hintId, field['aria-describedby']].filter(Boolean).join(' ') || undefined;
  const texts = (
    <>
      {errorId && <ErrorText id={errorId}>{error}</ErrorText>}
      {hintId && <SecondaryText id={hintId}>{hint}</SecondaryText>}
    </>
  );
  return { texts, attributes: { id, 'aria-invalid': error ? true : field['aria-invalid'], 'aria-describedby': ids } };
}
