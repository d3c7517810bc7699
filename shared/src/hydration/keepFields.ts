import { fieldsOfPage, type Field } from './preHydrationQueue';

/** Whether a field has another value than the one with which the server or React has written it. */
export function isFilled(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return /box|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Loads what restores fields: ahead, so that it is there also when the network is gone. If it cannot be loaded, nothing is restored. */
export function loadRestoring() {
  return import(/* webpackChunkName: "after-hydration" */ './restoreFields').then(
    ({ restoreFields }) => restoreFields,
    () => () => undefined,
  );
}

/**
 * Notes the fields of the page before a part of it is rendered anew. The returned function enters what those hold that are gone, and
 * for which `isEntered` holds, into the fields in their place, and gives back the focus. What is still to be replayed goes to these too.
 */
export function keepFields(isEntered: (field: Field) => boolean): () => void {
  const kept = fieldsOfPage();
  const focused = document.activeElement;
  return () => {
    void loadRestoring().then((restore) => restore(kept, focused, isEntered));
  };
}
