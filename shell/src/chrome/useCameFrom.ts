import { useLocation } from '@glow/shared/router';

/** What a link to the login page says of where the shopper comes from, so that signing in leads back there. Nobody has business on the home page: from there it leads to the account. */
export function useCameFrom(): { from: string } | undefined {
  const { pathname, search, hash } = useLocation();
  return pathname === '/' ? undefined : { from: pathname + search + hash };
}
