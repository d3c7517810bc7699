import { useLocation } from '@glow/shared/router';

/** The page to return to after signing in; undefined on the home page, from where signing in leads to the account. */
export function useCameFrom(): { from: string } | undefined {
  const { pathname, search, hash } = useLocation();
  return pathname === '/' ? undefined : { from: pathname + search + hash };
}
