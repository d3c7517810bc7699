import type { ComponentPropsWithRef } from 'react';
import {
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

/** Properties of a link inside the store. */
export interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  /** A path of the store, absolute or relative to the current route; or another URL, which the browser follows. */
  to: To;
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** A link inside the store, without what react-router's own has for its framework mode. */
export function Link({ to, replace, state, target, onClick, ...props }: LinkProps) {
  const path = useHref(to);
  const other = typeof to === 'string' && SCHEME.test(to) ? to : undefined;
  const navigate = useLinkClickHandler(to, { replace, state, target });
  return (
    <a
      {...props}
      href={other ?? path}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && !other) navigate(event);
      }}
    />
  );
}

/** A link that says when it leads to the current page, or to one below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
