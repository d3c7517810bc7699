import { useLayoutEffect, type RefObject } from 'react';

export interface SearchBox {
  listId: string;
  form: RefObject<HTMLFormElement | null>;
  isOpen: boolean;
  setIsOpen(isOpen: boolean): void;
  activeId: string | undefined;
  setActiveId(id: string | undefined): void;
  clear(): void;
}

/** Keys of the search box (A11Y-7); native listeners, because this code is in the popup's chunk. */
export function useSearchKeys(
  { listId, form, setIsOpen, activeId, setActiveId, clear }: SearchBox,
  text: string,
  isShown: boolean,
  onSend: (search: string) => void,
): void {
  /** Each returns whether it has handled the key. */
  const keys: Record<string, (() => boolean) | undefined> = {
    ArrowDown: () => moveSelection(1),
    ArrowUp: () => moveSelection(-1),
    Enter: () => {
      // undefined if other suggestions have replaced the active one
      const option = isShown && document.getElementById(activeId ?? '');
      if (option) option.click();
      return Boolean(option);
    },
    Escape: () => {
      if (isShown) setIsOpen(false);
      else if (text) clear();
      else return false;
      setActiveId(undefined);
      return true;
    },
  };

  function moveSelection(step: number): boolean {
    if (!isShown) {
      setIsOpen(true);
      return true;
    }
    const options = [...(document.getElementById(listId)?.querySelectorAll('[role=option]') ?? [])];
    const activeIndex = options.findIndex(({ id }) => id === activeId);
    // the typed text itself is between the last and the first option
    const next = options[activeIndex < 0 && step < 0 ? options.length - 1 : activeIndex + step];
    setActiveId(next?.id);
    next?.scrollIntoView({ block: 'nearest' });
    return true;
  }

  // a key that is pressed when the list is painted already moves in it
  useLayoutEffect(() => {
    const element = form.current;
    const input = element?.querySelector('input');
    function handleKeyDown(event: KeyboardEvent) {
      const action = event.isComposing ? undefined : keys[event.key];
      if (action?.()) event.preventDefault();
    }
    function handleSubmit() {
      if (input) onSend(input.value);
    }
    const listening = new AbortController();
    input?.addEventListener('keydown', handleKeyDown, listening);
    element?.addEventListener('submit', handleSubmit, listening);
    return () => listening.abort();
  });
}
