import { plainUrl } from '@glow/shared/remotes';
import { useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';
import {
  UNSAFE_NavigationContext as NavigationContext,
  createPath,
  useHref,
  useLinkClickHandler,
  useLocation,
  useResolvedPath,
  type Location,
  type NavigateOptions,
  type To,
} from 'react-router-dom';

export interface LinkProps
  extends Omit<ComponentPropsWithRef<'a'>, 'href'>, Pick<NavigateOptions, 'replace' | 'state'> {
  /** A path of the store, or a query of the current page; or another URL, which the browser follows. */
  to: To;
}

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
/** A path from the root, but no URL of another site. */
const PATH = /^\/(?![\\/])/;

/** A link inside the store, without the code for react-router's framework mode. */
export function Link({ to, replace, state, target, onClick, ...props }: LinkProps) {
  const link = { ...props, replace, state, target, onClick };
  return typeof to === 'string' && PATH.test(to) ? (
    <PathLink to={plainUrl(to)} {...link} />
  ) : (
    <RelativeLink to={to} {...link} />
  );
}

/** It does not depend on the current location, so that a navigation does not render it again. */
function PathLink({ to, replace, state, target, onClick, ...props }: LinkProps & { to: string }) {
  const { navigator } = useContext(NavigationContext);

  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const isForBrowser = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (event.defaultPrevented || isForBrowser || (target && target !== '_self')) return;
    event.preventDefault();
    // the navigators of browser and memory routers are histories
    const { location } = navigator as typeof navigator & { location: Location };
    if (replace ?? createPath(location) === to) navigator.replace(to, state);
    else navigator.push(to, state);
  }

  return <a {...props} href={to} target={target} onClick={handleClick} />;
}

function RelativeLink({ to, replace, state, target, onClick, ...props }: LinkProps) {
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

/** A link that is marked as current on its page and on pages below it. */
export function NavLink(props: LinkProps) {
  const { pathname } = useLocation();
  const path = useResolvedPath(props.to).pathname;
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`);
  return <Link {...props} aria-current={isCurrent ? 'page' : undefined} />;
}
