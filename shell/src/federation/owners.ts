import * as routes from '@glow/shared/remotes';

let remotes: readonly routes.RemoteRoutes[] = [];

export function composedRemotes(): readonly routes.RemoteRoutes[] {
  return remotes;
}

export function setRemotes(composed: readonly routes.RemoteRoutes[]): void {
  remotes = composed;
}

/** The remote that owns a URL path; undefined when the shell does. */
export function ownerOf(pathname: string): routes.RemoteRoutes | undefined {
  return routes.ownerOf(remotes, pathname);
}

/** The package that owns a URL (path and query) of a page or a fragment: a remote's name, or `shell`. */
export function ownerNameOf(url: string): string {
  return routes.ownerNameOf(remotes, url);
}
