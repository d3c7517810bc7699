import { fieldsOfPage, type Field } from './preHydrationQueue';

/** Whether a field has another value than the server or React has rendered. */
export function isFilled(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return /box|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Loads the restoring code ahead, so that it needs no network later. If the load fails, nothing is restored. */
export function loadRestoring() {
  return import(/* webpackChunkName: "after-hydration" */ './restoreFields').then(
    ({ restoreFields }) => restoreFields,
    () => () => undefined,
  );
}

/** Notes the fields; the returned function gives successors focus, actions and values that `isEntered` accepts. */
export function keepFields(isEntered: (field: Field) => boolean): () => void {
  const kept = fieldsOfPage();
  const focused = document.activeElement;
  return () => {
    void loadRestoring().then((restore) => restore(kept, focused, isEntered));
  };
}
