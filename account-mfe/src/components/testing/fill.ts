import { act, fireEvent, screen } from '@testing-library/react';

/** Types a text into the field of a label at once, in place of what was there. */
export function fill(label: string, value: string): void {
  act(() => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
}
