import type { Field } from './preHydrationQueue';

/** Sends an event that bubbles. */
export function send(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters a value and tells React, also of the focus that the field has or has lost. */
export function enterValue(field: Field, value: string, isChecked: boolean): void {
  send(field, 'focusin');
  field.value = value;
  field.checked = isChecked;
  // React ignores an event of a field whose value it knows already
  field._valueTracker?.setValue();
  // of these React listens to one: by the kind of field
  send(field, 'input');
  send(field, 'click');
  send(field, 'change');
  if (field !== document.activeElement) send(field, 'focusout');
}
