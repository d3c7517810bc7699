import { enterValue } from './enterValue';
import type { Field } from './preHydrationQueue';

/** Between two looks for fields that are not rendered anew yet, and their number. */
const INTERVAL_MS = 50;
const MAX_LOOKS = 100;

/** The fields and buttons of the page, by what stays the same when they are rendered anew: kind, name, and which of these it is. */
function fieldsOfPage(): Map<string, Field> {
  const fields = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, select, textarea, button')) {
    // names that React has made are others then
    const kind = `${field.type} ${field.name.replace(/^_r.*/i, '')}`;
    let index = 0;
    while (fields.has(`${kind} ${index}`)) index++;
    fields.set(`${kind} ${index}`, field);
  }
  return fields;
}

/** Whether a field has another value than the one with which the server or React has written it. */
export function isFilled(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return /box|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/**
 * Notes the fields of the page before a part of it is rendered anew. The returned function enters what those hold that are gone, and
 * for which `isEntered` holds, into the fields in their place, and gives back the focus. What is still to be replayed goes to these too.
 */
export function keepFields(isEntered: (field: Field) => boolean): () => void {
  const kept = fieldsOfPage();
  const focused = document.activeElement;

  function restore(looks: number) {
    const fields = fieldsOfPage();
    for (const [key, field] of kept) {
      const successor = fields.get(key);
      if (field.isConnected || !successor) continue;
      kept.delete(key);
      for (const action of window.glow_queue ?? []) if (action[0] === field) action[0] = successor;
      if (field === focused) successor.focus({ preventScroll: true });
      const hasChanged = field.value !== successor.value || field.checked !== successor.checked;
      if (field.type !== 'submit' && hasChanged && isEntered(field))
        setTimeout(enterValue, 0, successor, field.value, field.checked);
    }
    if (looks > 0 && [...kept.values()].some((field) => !field.isConnected))
      setTimeout(restore, INTERVAL_MS, looks - 1);
  }

  return () => restore(MAX_LOOKS);
}
