import { act, fireEvent, screen } from '@testing-library/react';

/** Types a text into a field, or into that of a label, at once, in place of what was there. */
export function fill(field: HTMLElement | string | undefined, value: string): void {
  const element = typeof field === 'string' ? screen.getByLabelText(field) : field;
  act(() => void fireEvent.change(element!, { target: { value } }));
}
