import { isUnder, NOT_FOUND_PATH, ownerNameOf, ownerOf, pathOf } from '@glow/shared/remotes';
import type { StoredRelease } from '../releases/buildRepository';
import type { Composition } from './composer';

const matchers = new WeakMap<StoredRelease, RegExp>();

/** Whether a build has a page at a URL path; undefined if its owner's build does not say which it has. */
export function hasPageAt({ releases, remotes }: Composition, pathname: string): boolean | undefined {
  const release = releases.get(ownerNameOf(remotes, pathname));
  if (!release?.paths) return undefined;
  const matcher = matchers.get(release) ?? new RegExp(`^(${release.paths.map(toExpression).join('|')})/*$`);
  matchers.set(release, matcher);
  return matcher.test(pathname);
}

/** A URL pattern of react-router as a regular expression: `/product/:id`, `/collections/:category?`, `/account/*`. */
function toExpression(pattern: string): string {
  const segments = pattern.split('/').filter(Boolean);
  return segments
    .map((segment) => {
      if (segment === '*') return '(?:/.*)?';
      const name = segment.replace(/\?$/, '');
      const expression = name.startsWith(':') ? '/[^/]+' : `/${name.replace(/[^\w-]/g, '\\$&')}`;
      return name === segment ? expression : `(?:${expression})?`;
    })
    .join('');
}

/** The address whose page all unknown addresses of a package share. */
export function sharedAddress(composition: Composition, url: string): string {
  const pathname = pathOf(url);
  if (hasPageAt(composition, pathname) !== false) return url;
  const prefix = ownerOf(composition.remotes, pathname)?.prefixes.find((one) => isUnder(pathname, one));
  const shared = prefix ? `${prefix}/not/a/page/of/this/store` : NOT_FOUND_PATH;
  return hasPageAt(composition, shared) === false ? shared : url;
}
