import { useLocation, useNavigate, useSearchParams } from '@glow/shared/router';
import { startTransition, useOptimistic } from 'react';

/**
 * The URL's query, and the way to change it. A change is seen at once, for a box must stay ticked and a letter stay typed,
 * while the router itself moves on in its own time. What the place in the history remembers besides stays.
 */
export function useUrlQuery(): [URLSearchParams, (query: URLSearchParams, options: { replace: boolean }) => void] {
  const [current] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [query, showQuery] = useOptimistic(current);

  function change(next: URLSearchParams, { replace }: { replace: boolean }) {
    startTransition(() => {
      showQuery(next);
      void navigate({ search: next.toString(), hash }, { replace, state });
    });
  }

  return [query, change];
}
