/**
 * Sends an `input` event for each field with another value than the server's: a browser restores what was entered before a reload
 * without one, and the page's inline script records these events.
 */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isFilled = field.value !== field.defaultValue || field.checked !== field.defaultChecked;
    if (isFilled) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
