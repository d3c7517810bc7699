import { useLocation, useNavigate, useSearchParams } from '@glow/shared/router';
import { startTransition, useOptimistic } from 'react';

/** Updates at once, so that inputs do not flicker during a navigation. Keeps the hash and the history state. */
export function useUrlQuery(): [URLSearchParams, (query: URLSearchParams, options: { replace: boolean }) => void] {
  const [current] = useSearchParams();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [query, setOptimisticQuery] = useOptimistic(current);

  function change(next: URLSearchParams, { replace }: { replace: boolean }) {
    startTransition(() => {
      setOptimisticQuery(next);
      void navigate({ search: next.toString(), hash }, { replace, state });
    });
  }

  return [query, change];
}
