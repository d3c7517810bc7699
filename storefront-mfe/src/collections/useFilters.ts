import { useUrlQuery } from '../components/useUrlQuery';
import { readFilters, writeFilters, type CollectionFilters } from './collectionFilters';

/** Changes some of the filters; while something is being typed no step is added to the browser's history. */
export type ChangeFilters = (changes: Partial<CollectionFilters>, isTyping?: boolean) => void;

/** The filters in the URL, and the way to change them (decisions, row 35). */
export function useFilters(): { filters: CollectionFilters; change: ChangeFilters } {
  const [query, setQuery] = useUrlQuery();
  const filters = readFilters(query);
  return {
    filters,
    change: (changes, isTyping = false) => setQuery(writeFilters({ ...filters, ...changes }, query), { replace: isTyping }),
  };
}
