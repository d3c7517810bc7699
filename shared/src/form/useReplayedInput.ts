import { getIn, useFormikContext, type FormikValues } from 'formik';
import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/**
 * Copies input from before hydration (typed, or filled in by a password manager) into the form state.
 * `inside` is an element of the form.
 */
export function useReplayedInput(inside: RefObject<HTMLElement | null>): void {
  const { values, setFieldValue } = useFormikContext<FormikValues>();

  const copyInput = useEffectEvent((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[name]:not([type=radio]), select[name]',
    )) {
      const shown = field.type === 'checkbox' && field instanceof HTMLInputElement ? field.checked : field.value;
      if (shown !== (getIn(values, field.name) ?? '')) void setFieldValue(field.name, shown, false);
    }
  });

  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (form) copyInput(form);
  }, [inside]);
}
