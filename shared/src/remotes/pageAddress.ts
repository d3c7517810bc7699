/** Characters of a query that are read, as encoded in a request; the rest is ignored. */
export const MAX_QUERY_LENGTH = 3_000;
const MAX_VALUE_LENGTH = 1_000;
const MAX_PATH_LENGTH = 900;

/** The address of the page for every path that cannot be a page's. */
export const NOT_FOUND_PATH = '/404.html';

export function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '/';
}

/** The query of a URL (path and query), with its question mark. */
export function queryOf(url: string): string {
  return url.slice(pathOf(url).length);
}

/** The parameters of a query, as server and browser read them (URL-151). */
export function readQuery(query: string): URLSearchParams {
  const read = new URLSearchParams();
  let length = 0;
  for (const [name, value] of new URLSearchParams(query.replace(/^\?/, '').replace(/\?|&(amp;)+/g, '&'))) {
    // HTML holds no control characters: a page with one would differ after hydration
    const shown = [...value.replace(/\p{Cc}/gu, ' ')].slice(0, MAX_VALUE_LENGTH).join('');
    length += new URLSearchParams([[name, shown]]).toString().length + 1;
    if (length > MAX_QUERY_LENGTH) break;
    read.append(name, shown);
  }
  return read;
}

/** A decoded URL path; undefined if it cannot be decoded or has control characters. */
export function decodePath(pathname: string): string | undefined {
  try {
    const read = decodeURIComponent(pathname);
    return /\p{Cc}/u.test(read) ? undefined : read;
  } catch {
    return undefined;
  }
}

/** Fragments have addresses below this path, `/fragments/<remote>/<name>`; pages have none. */
const FRAGMENTS = '/fragments/';

/** The address of a fragment, for server and browser: props are its only parameter, as JSON. */
export function fragmentUrl(name: string, props: object): string {
  return `${FRAGMENTS}${name}?${new URLSearchParams({ props: JSON.stringify(props) })}`;
}

/** The remote in a fragment's address; undefined for a page's address. */
export function fragmentRemote(pathname: string): string | undefined {
  return pathname.startsWith(FRAGMENTS) ? pathname.split('/')[2] : undefined;
}

/** The props in a fragment's address; none in a page's. Throws a `SyntaxError` if they are no JSON. */
export function readProps(query: URLSearchParams): object {
  return Object(JSON.parse(query.get('props') ?? '{}'));
}

/** Whether a URL path can be a page's: it can be decoded, is not too long, and does not look like a file (URL-152). */
export function isPagePath(pathname: string): boolean {
  return (
    fragmentRemote(pathname) === undefined &&
    pathname.length <= MAX_PATH_LENGTH &&
    !/^$|\/\.|\.\w+$/.test(decodePath(pathname) ?? '')
  );
}

/** A page's path as the store writes it: lower case, no extra slashes, no signs around its parts (URL-150). */
export function plainPath(pathname: string): string {
  if (!isPagePath(pathname)) return pathname;
  const parts: string[] = [];
  for (const part of pathname.split(/[/\\]/)) {
    const read = decodeURIComponent(part);
    const trimmed = read.normalize('NFKC').replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
    // capitals are part of an order's number
    const plain = parts.join('/') === 'account/orders' ? trimmed : trimmed.toLowerCase().normalize('NFKC');
    if (plain) parts.push(plain === read ? part : encodeURIComponent(plain));
  }
  return `/${parts.join('/')}`;
}

/** Rewrites a query so that `URLSearchParams` reads it as `readQuery` does; the question mark stays. */
export function plainQuery(search: string): string {
  const read = readQuery(search).toString();
  return read === new URLSearchParams(search).toString() ? search : read && `?${read}`;
}

/** The URL of a page in the store (path, query and fragment), as the server redirects and reads it. */
export function plainUrl(url: string): string {
  return url.replace(/^[^?#]*/, plainPath).replace(/\?[^#]*/, plainQuery);
}
