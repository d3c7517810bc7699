import { isFilled } from '@glow/shared/hydration';

/**
 * Sends an `input` event for each field with another value than the server's: a browser restores what was entered before a reload
 * without one, and the page's inline script records these events. Recorded fields keep their turn.
 */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isRecorded = window.glow_queue?.some(([element]) => element === field);
    if (isFilled(field) && !isRecorded) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
