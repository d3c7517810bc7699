/** A field or a form. For a hydrated field, `_valueTracker` has the value that React knows. */
export type Field = HTMLInputElement &
  Partial<Pick<HTMLFormElement, 'submit' | 'requestSubmit'>> & { _valueTracker?: { setValue(value?: string): void } };

/** A button that was clicked, a form that was sent, or a field and what was entered in it. */
export type PreHydrationAction = [element: Field, value: string, isChecked: boolean];

declare global {
  interface Window {
    /** Actions before hydration that are not replayed yet, in order; the inline script queues them. */
    glow_queue?: PreHydrationAction[];
    /** Replays the queue; set by `replayScript`. */
    glow_replay?: () => void;
  }
}

/** Whether an element has React's own properties. */
export function isHydrated(element: Element): boolean {
  return /__react/.test(Object.keys(element) as unknown as string);
}

/** The fields, buttons and forms of the page, in order. */
export function fieldsOfPage(): Field[] {
  return [...document.querySelectorAll<Field>('input, select, textarea, button, form')];
}
