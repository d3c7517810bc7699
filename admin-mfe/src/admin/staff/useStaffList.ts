import type { List } from '@glow/shared/staff';
import { useStaff } from './useStaff';
import { useStaffUrl } from './useStaffUrl';

/** A filter of a list by a parameter of the URL; the option of the value '' is all. */
export interface ListFilter {
  name: string;
  label: string;
  options: Record<string, string>;
}

/** The rows of a list of the API that the URL's search, filters and page select, for `StaffList`. `searchName` is what the API calls the search. */
export function useStaffList<Row>(action: string, filters: readonly ListFilter[] = [], searchName = 'search') {
  const url = useStaffUrl();
  const search = url.params.get('search') ?? '';
  const page = Math.max(1, Math.trunc(Number(url.params.get('page'))) || 1);
  const chosen = filters.map((filter) => {
    const value = url.params.get(filter.name) ?? '';
    return { ...filter, value: Object.hasOwn(filter.options, value) ? value : '' };
  });
  const query = new URLSearchParams(
    [
      [searchName, search.trim()],
      ...chosen.map(({ name, value }) => [name, value]),
      ['page', page === 1 ? '' : String(page)],
    ].filter(([, value]) => value),
  );
  const loaded = useStaff<List<Row>>(query.size > 0 ? `${action}?${query}` : action);
  return { ...loaded, ...url, search, chosen, page };
}
