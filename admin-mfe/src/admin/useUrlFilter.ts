import { useSearchParams } from '@glow/shared/router';

/** A filter kept in the URL's query: returns the selected option (`all` by default) and a setter. */
export function useUrlFilter(
  name: string,
  options: Record<string, string>,
): [value: string, setValue: (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const wanted = params.get(name) ?? 'all';

  function setValue(value: string) {
    const changed = new URLSearchParams(params);
    changed.set(name, value);
    changed.delete('page');
    setParams(changed, { replace: true });
  }

  return [Object.hasOwn(options, wanted) ? wanted : 'all', setValue];
}
