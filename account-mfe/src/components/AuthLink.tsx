import { Link, useLocation, useSearchParams } from '@glow/shared/router';
import { storePath } from '@glow/shared/validation';
import type { ComponentProps } from 'react';

/** A link between login, signup and forgot-password that keeps the return path. */
export function AuthLink(props: ComponentProps<typeof Link>) {
  const from = useReturnPath();
  return <Link {...props} state={from && { from }} />;
}

/** Path to return to after signing in, from router state or `?from=`, if it is a same-origin path. */
export function useReturnPath(): string | undefined {
  const { state } = useLocation();
  const [search] = useSearchParams();
  return storePath(state?.from ?? search.get('from'));
}
