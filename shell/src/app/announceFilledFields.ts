/**
 * Sends an `input` event for each field with another value than the server's: a browser restores what was entered before a reload
 * without one, and the page's inline script records these events.
 */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isFilled = /box|radio/.test(field.type)
      ? field.checked !== field.defaultChecked
      : field.value !== field.defaultValue;
    if (isFilled) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
