import { useRef } from 'react';
import { useUrlQuery } from '../components/useUrlQuery';
import { readFilters, writeFilters, type CollectionFilters } from './collectionFilters';

/** The filters of a collection and functions to change them. */
export interface FilterControl {
  filters: CollectionFilters;
  /** Changes some filters, goes to the first page and pushes a history entry. */
  change(changes: Partial<CollectionFilters>): void;
  /** The same while the shopper types; replaces the history entry. */
  type(changes: Partial<CollectionFilters>): void;
  /** Pushes one history entry for everything typed, so that Back undoes it at once. */
  commit(): void;
}

/** Filters in the URL: replaced while the shopper types, pushed on commit (COL-21). */
export function useFilters(): FilterControl {
  const [query, setQuery] = useUrlQuery();
  const filters = readFilters(query);
  /** The query before the first and after the last keystroke. */
  const typing = useRef<{ before: URLSearchParams; after: URLSearchParams }>(undefined);

  function change(changes: Partial<CollectionFilters>) {
    typing.current = undefined;
    setQuery(writeFilters({ ...filters, page: 1, ...changes }, query), { replace: false });
  }

  function type(changes: Partial<CollectionFilters>) {
    const after = writeFilters({ ...filters, page: 1, ...changes }, query);
    typing.current = { before: typing.current?.before ?? query, after };
    setQuery(after, { replace: true });
  }

  function commit() {
    const { before, after } = typing.current ?? {};
    typing.current = undefined;
    // after Back navigation in the meantime there is nothing to commit
    if (!before || after?.toString() !== query.toString() || before.toString() === after.toString()) return;
    setQuery(before, { replace: true });
    setQuery(after, { replace: false });
  }

  return { filters, change, type, commit };
}
