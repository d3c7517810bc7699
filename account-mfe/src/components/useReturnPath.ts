import { useLocation, useSearchParams } from '@glow/shared/router';
import { safeReturnPath } from './safeReturnPath';

/** Path to return to after signing in, from router state or `?from=`, if it is a same-origin path. */
export function useReturnPath(): string | undefined {
  const { state } = useLocation();
  const [search] = useSearchParams();
  return safeReturnPath(state?.from ?? search.get('from'));
}
