import { flushSync } from 'react-dom';

/** Runs an action that removes the focused button, then moves focus to the next row's Remove button or the heading. */
export function focusAfter(action: () => void, button: HTMLElement): void {
  const region = button.closest('dialog, main');
  const next = button.closest('li')?.nextElementSibling?.querySelector<HTMLElement>('button[aria-label^="Remove"]');
  flushSync(action);
  (next ?? region?.querySelector<HTMLElement>('h1, h2'))?.focus();
}
