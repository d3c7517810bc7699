import { useLocation, useSearchParams } from '@glow/shared/router';
import { safeReturnPath } from './safeReturnPath';

/** Where the shopper goes after signing in: the page that sent them here, by router state or by `?from=`, if it is one of this store. */
export function useReturnPath(): string | undefined {
  const { state } = useLocation();
  const [search] = useSearchParams();
  return safeReturnPath(state?.from ?? search.get('from'));
}
