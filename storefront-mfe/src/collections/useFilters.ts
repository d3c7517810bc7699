import { useEffect, useRef, type RefObject } from 'react';
import { useUrlQuery } from '../components/useUrlQuery';
import { isSort, readFilters, sortOf, sortsOf, writeFilters, type CollectionFilters } from './collectionFilters';

export type FilterControl = ReturnType<typeof useFilters>;

/** Filters in the URL: replaced while the shopper types, pushed on commit (COL-21). */
export function useFilters(collection: string) {
  const [query, setQuery] = useUrlQuery();
  const filters = readFilters(query);
  const isPressed = useIsPressed();
  /** The query before the first and after the last keystroke. */
  const typing = useRef<{ before: URLSearchParams; after: URLSearchParams }>(undefined);

  /** Goes to the first page and pushes a history entry. */
  function change(changes: Partial<CollectionFilters>) {
    typing.current = undefined;
    setQuery(writeFilters({ ...filters, page: 1, ...changes }, query), { replace: false });
  }

  /** Like `change`, but replaces the history entry. */
  function type(changes: Partial<CollectionFilters>) {
    const after = writeFilters({ ...filters, page: 1, ...changes }, query);
    typing.current = { before: typing.current?.before ?? query, after };
    setQuery(after, { replace: true });
  }

  /** Pushes one history entry for everything typed, so that Back undoes it at once. */
  function commit() {
    const { before, after } = typing.current ?? {};
    typing.current = undefined;
    // after Back there is nothing to commit
    if (!before || after?.toString() !== query.toString() || before.toString() === after.toString()) return;
    setQuery(before, { replace: true });
    setQuery(after, { replace: false });
  }

  /** Commits when a field loses the focus; a press must end first, so that the pressed element does not move. */
  function leave() {
    if (isPressed.current) window.addEventListener('pointerup', () => setTimeout(commit), { once: true });
    else commit();
  }

  /** Ignores unknown orders; the default order is not in the URL. */
  function sortBy(sort: string) {
    if (isSort(sort)) change({ sort: sort === sortOf(collection, { search: filters.search }) ? undefined : sort });
  }

  return {
    filters,
    sorts: sortsOf(collection, filters.search),
    sort: sortOf(collection, filters),
    sortBy,
    change,
    type,
    commit,
    leave,
  };
}

function useIsPressed(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const listening = new AbortController();
    const note = ({ type }: Event) => void (isPressed.current = type === 'pointerdown');
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      window.addEventListener(type, note, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return isPressed;
}
