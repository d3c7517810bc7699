import { useRef } from 'react';
import { useUrlQuery } from '../components/useUrlQuery';
import { readFilters, writeFilters, type CollectionFilters } from './collectionFilters';

/** The filters of a collection and the ways to change them. */
export interface FilterControl {
  filters: CollectionFilters;
  /** Changes some of the filters: a step in the browser's history. */
  change(changes: Partial<CollectionFilters>): void;
  /** Changes some of the filters while the shopper types: no step yet. */
  type(changes: Partial<CollectionFilters>): void;
  /** Makes what has been typed a step of its own, so that Back undoes all of it at once. */
  commit(): void;
}

/** The filters in the URL: replaced while the shopper types, pushed when that is settled (COL-21). */
export function useFilters(): FilterControl {
  const [query, setQuery] = useUrlQuery();
  const filters = readFilters(query);
  /** The query before the first letter, and the one after the last. */
  const typing = useRef<{ before: URLSearchParams; after: URLSearchParams }>(undefined);

  function change(changes: Partial<CollectionFilters>) {
    typing.current = undefined;
    setQuery(writeFilters({ ...filters, ...changes }, query), { replace: false });
  }

  function type(changes: Partial<CollectionFilters>) {
    const after = writeFilters({ ...filters, ...changes }, query);
    typing.current = { before: typing.current?.before ?? query, after };
    setQuery(after, { replace: true });
  }

  function commit() {
    const { before, after } = typing.current ?? {};
    typing.current = undefined;
    // whoever has gone back meanwhile has left what was typed
    if (!before || after?.toString() !== query.toString() || before.toString() === after.toString()) return;
    setQuery(before, { replace: true });
    setQuery(after, { replace: false });
  }

  return { filters, change, type, commit };
}
