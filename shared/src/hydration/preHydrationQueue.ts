/** A field, also one that React has hydrated: React keeps the value that it knows in a tracker. */
export type Field = HTMLInputElement & { _valueTracker?: { setValue(value?: string): void } };

/** A button that was clicked, or a field and what was entered in it. */
export type PreHydrationAction = [element: Field, value: string, isChecked: boolean];

declare global {
  interface Window {
    /** What was done before hydration and is not replayed yet, in order; by the inline script. */
    glow_queue?: PreHydrationAction[];
    /** Replays the queue, once `replayScript` is loaded. */
    glow_replay?: () => void;
  }
}

/** Whether an element has React's own properties. */
export function isHydrated(element: Element): boolean {
  return /__react/.test(`${Object.keys(element)}`);
}

/** The fields and buttons of the page, in order. */
export function fieldsOfPage(): Field[] {
  return [...document.querySelectorAll<Field>('input, select, textarea, button')];
}
