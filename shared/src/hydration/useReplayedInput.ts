import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** A form's state: reads and sets the value of a field by its name. */
interface FormState {
  valueOf(name: string): unknown;
  setValue(name: string, value: string | boolean): void;
}

/**
 * Copies input from before hydration (typed, or filled in by a password manager) into the form state.
 * `inside` is an element of the form.
 */
export function useReplayedInput(inside: RefObject<HTMLElement | null>, { valueOf, setValue }: FormState): void {
  const copyInput = useEffectEvent((form: HTMLFormElement) => {
    for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      'input[name]:not([type=radio]), select[name]',
    )) {
      const shown = field.type === 'checkbox' && field instanceof HTMLInputElement ? field.checked : field.value;
      if (shown !== (valueOf(field.name) ?? '')) setValue(field.name, shown);
    }
  });

  useLayoutEffect(() => {
    const form = inside.current?.closest('form');
    if (form) copyInput(form);
  }, [inside]);
}
