import { setTimeout as wait } from 'node:timers/promises';
import type { RenderedPage } from './renderer';

/** Time that a page waits for its fragments, in milliseconds; those that are later are left to the browser. */
const FRAGMENT_TIMEOUT_MS = 500;

/** A rendered page with the HTML of its fragments. */
export interface ComposedPage extends RenderedPage {
  /** The fragments that are in it, by address. */
  rendered: ReadonlyMap<string, RenderedPage>;
  /** Why the others are not, by address. */
  failures: ReadonlyMap<string, unknown>;
}

/** Fills the elements of a page's fragments, which are rendered at the same time. A fragment that fails or is late leaves its element empty. */
export async function composePage(
  page: RenderedPage,
  render: (url: string) => Promise<RenderedPage>,
): Promise<ComposedPage> {
  const rendered = new Map<string, RenderedPage>();
  const failures = new Map<string, unknown>();
  if (page.fragments.length === 0) return { ...page, rendered, failures };
  const ended = new AbortController();
  const late = wait(FRAGMENT_TIMEOUT_MS, new Error('A fragment is late'), { signal: ended.signal }).catch(
    () => undefined,
  );
  await Promise.all(
    page.fragments.map(async (url) => {
      try {
        const result = await Promise.race([render(url), late]);
        if (result && !(result instanceof Error)) rendered.set(url, result);
        else failures.set(url, result);
      } catch (error) {
        failures.set(url, error);
      }
    }),
  );
  ended.abort();
  const all = [page, ...rendered.values()];
  return {
    ...page,
    body: [...rendered].reduce((body, [url, fragment]) => fill(body, url, fragment.body), page.body),
    styles: all.map(({ styles }) => styles).join(''),
    data: withFragments(page.data, rendered),
    rendered,
    failures,
  };
}

/** The page's HTML with that of a fragment in its first empty element for it. */
function fill(body: string, url: string, html: string): string {
  const at = body.indexOf('></div>', body.indexOf(`data-fragment="${url}"`));
  return at < 0 ? body : `${body.slice(0, at + 1)}${html}${body.slice(at + 1)}`;
}

function withFragments(data: RenderedPage['data'], rendered: ReadonlyMap<string, RenderedPage>): RenderedPage['data'] {
  const fragments = [...rendered].flatMap(([url, fragment]) =>
    fragment.data?.url === url ? [[url, fragment.data.data]] : [],
  );
  return fragments.length > 0 ? { ...data, fragments: Object.fromEntries(fragments) } : data;
}
