import { enterValue } from './enterValue';
import { fieldsOfPage, type Field } from './preHydrationQueue';

/** Interval and number of the looks for fields that are not rendered anew yet. */
const INTERVAL_MS = 50;
const MAX_LOOKS = 100;

/** Fields by what stays the same if they are rendered anew: kind, name, and number among equal ones. */
function byPlace(fields: readonly Field[]): Map<string, Field> {
  const placed = new Map<string, Field>();
  for (const field of fields) {
    // React makes new names then
    const kind = `${field.type} ${field.name.replace(/^_r.*/i, '')}`;
    let index = 0;
    while (placed.has(`${kind} ${index}`)) index++;
    placed.set(`${kind} ${index}`, field);
  }
  return placed;
}

export function restoreFields(
  noted: readonly Field[],
  focused: Element | null,
  isEntered: (field: Field) => boolean,
): void {
  const kept = byPlace(noted);

  function restore(looks: number) {
    const fields = byPlace(fieldsOfPage());
    for (const [place, field] of kept) {
      const successor = fields.get(place);
      if (field.isConnected || !successor) continue;
      kept.delete(place);
      for (const action of window.glow_queue ?? []) if (action[0] === field) action[0] = successor;
      if (field === focused) successor.focus({ preventScroll: true });
      const hasChanged = field.value !== successor.value || field.checked !== successor.checked;
      if (field.type !== 'submit' && hasChanged && isEntered(field))
        setTimeout(enterValue, 0, successor, field.value, field.checked);
    }
    if (looks > 0 && [...kept.values()].some((field) => !field.isConnected))
      setTimeout(restore, INTERVAL_MS, looks - 1);
  }

  restore(MAX_LOOKS);
}
