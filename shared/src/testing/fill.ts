import { act, fireEvent, screen } from '@testing-library/react';

/** Replaces the text of a field, given as an element or by its label, at once. */
export function fill(field: HTMLElement | string | undefined, value: string): void {
  const element = typeof field === 'string' ? screen.getByLabelText(field) : field;
  act(() => void fireEvent.change(element!, { target: { value } }));
}
