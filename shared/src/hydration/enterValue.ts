import type { Field } from './preHydrationQueue';

export function send(element: Element, type: string): void {
  element.dispatchEvent(new Event(type, { bubbles: true }));
}

/** Enters a value and tells React about it, and about focus that the field has got or lost. */
export function enterValue(field: Field, value: string, isChecked: boolean): void {
  send(field, 'focusin');
  field.value = value;
  field.checked = isChecked;
  // React ignores an event of a field whose value it knows already
  field._valueTracker?.setValue();
  // React listens to one of these, depending on the kind of field
  send(field, 'input');
  send(field, 'click');
  send(field, 'change');
  if (field !== document.activeElement) send(field, 'focusout');
}
