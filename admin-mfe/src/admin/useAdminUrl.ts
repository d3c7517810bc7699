import { useSearchParams } from '@glow/shared/router';

/** The URL's parameters hold the state of the admin's screens; an empty value removes its parameter. */
export function useAdminUrl() {
  const [params, setParams] = useSearchParams();

  function changed(values: Record<string, string>) {
    const result = new URLSearchParams(params);
    if ('page' in values) result.delete('after');
    for (const [name, value] of Object.entries(values)) {
      if (value) result.set(name, value);
      else result.delete(name);
    }
    return result;
  }

  return {
    params,
    page: Math.max(1, Math.trunc(Number(params.get('page'))) || 1),
    urlWith: (values: Record<string, string>) => `/admin?${changed(values)}`,
    /** Adds an entry to the history, unless `replace`. */
    change: (values: Record<string, string>, options?: { replace: boolean }) => setParams(changed(values), options),
  };
}
