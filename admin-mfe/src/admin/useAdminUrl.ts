import { useSearchParams } from '@glow/shared/router';

/** The URL's parameters hold the state of the admin's screens; an empty value removes its parameter. */
export function useAdminUrl() {
  const [params, setParams] = useSearchParams();

  function changed(values: Record<string, string>, present: URLSearchParams | string = params) {
    const result = new URLSearchParams(present);
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
    /** Adds an entry to the history, unless `replace`. A page that is about to open is in the address already. */
    change: (values: Record<string, string>, options?: { replace: boolean }) =>
      setParams(changed(values, window.location.search || params), options),
  };
}
