import { Link } from '@glow/shared/router';
import type { ComponentProps } from 'react';
import { useReturnPath } from './useReturnPath';

/** A link between login, signup and forgot-password that keeps the return path. */
export function AuthLink(props: ComponentProps<typeof Link>) {
  const from = useReturnPath();
  return <Link {...props} state={from && { from }} />;
}
