import { isFilled } from '@glow/shared/hydration';

/** Sends an `input` event, which the inline script records, for each field that the browser has filled without one, as after a reload. */
export function announceFilledFields(root: HTMLElement): void {
  for (const field of root.querySelectorAll('input')) {
    const isRecorded = window.glow_queue?.some(([element]) => element === field);
    if (isFilled(field) && !isRecorded) field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
