import { isFilled } from '@glow/shared/hydration';

/** Sends the missing `input` event of fields that the browser has filled, so that the inline script records it. */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isRecorded = window.glow_queue?.some(([element]) => element === field);
    if (isFilled(field) && !isRecorded) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
