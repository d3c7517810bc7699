import { flushSync } from 'react-dom';

/** Does what makes a button disappear, then takes the focus to the next line's remove button, else to the heading of the page or dialog. */
export function focusAfter(act: () => void, button: HTMLElement): void {
  const region = button.closest('dialog, main');
  const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button[aria-label^="Remove"]');
  flushSync(act);
  (next ?? region?.querySelector<HTMLElement>('h1, h2'))?.focus();
}
