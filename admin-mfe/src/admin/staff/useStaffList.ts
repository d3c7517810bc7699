import type { List } from '@glow/shared/staff';
import { useFilters, type ListFilter } from '../FilteredList';
import { useAdminUrl } from '../useAdminUrl';
import { useSending, useStaff, type Change } from './useStaff';

/** The rows of a list of the API that the URL's search, filters and page select. `searchName` is what the API calls the search. */
export function useStaffList<Row>(path: string, filters: readonly ListFilter[] = [], searchName = 'search') {
  const { params, page } = useAdminUrl();
  const search = (params.get('search') ?? '').trim();
  const chosen = useFilters(filters);
  const asked = [
    [searchName, search],
    ...chosen.map(({ name, value }) => [name, value]),
    ['page', page === 1 ? '' : String(page)],
  ];
  const query = new URLSearchParams(asked.filter(([, value]) => value));
  const loaded = useStaff<List<Row>>(query.size > 0 ? `${path}?${query}` : path);
  const { refusal, send } = useSending();

  /** Sends a change of a row, and loads the list again. */
  function change<Answer>({ onDone, ...sent }: Change<Answer>) {
    void send<Answer, unknown>({
      ...sent,
      onDone(answer) {
        loaded.reload();
        return onDone(answer);
      },
    });
  }

  const isNarrowed = page > 1 || search !== '' || chosen.some(({ value }) => value);
  return { ...loaded, chosen, search, isNarrowed, change, problem: refusal };
}
