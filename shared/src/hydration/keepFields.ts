import { fieldsOfPage, type Field } from './preHydrationQueue';

/** Whether a field has another value than the server or React has rendered. */
export function isFilled(field: HTMLInputElement | HTMLSelectElement): boolean {
  if (field instanceof HTMLSelectElement) {
    const written = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(written, 0);
  }
  return /box|radio/.test(field.type) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}

/** Notes the fields; the returned function gives successors focus, actions and values that `isEntered` accepts. */
export function keepFields(isEntered: (field: Field) => boolean): () => void {
  const kept = fieldsOfPage();
  const focused = document.activeElement;
  return () => {
    // a page loads this chunk ahead; without it nothing is restored
    import(/* webpackChunkName: "after-hydration" */ './restoreFields').then(
      ({ restoreFields }) => restoreFields(kept, focused, isEntered),
      () => undefined,
    );
  };
}
