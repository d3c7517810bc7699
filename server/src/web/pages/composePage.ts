import { withTimeout } from '../../base/system/withTimeout';
import type { RenderedPage } from '../rendering/renderJob';

/** A build does not have the fragment. This is no fault, and the page is complete without it. */
const MISSING = /There is no fragment at /;

/** A late fragment has not failed. */
export class LateFragment extends Error {}

export interface ComposedPage extends RenderedPage {
  /** Why the page lacks fragments, by their addresses. */
  failures: ReadonlyMap<string, unknown>;
}

/** Renders a page's fragments together. A failed one, or one later than `waitMs`, has its last HTML, or none. */
export async function composePage(
  page: RenderedPage,
  render: (url: string) => Promise<RenderedPage>,
  waitMs: number,
  lastOf: (url: string) => RenderedPage | undefined = () => undefined,
): Promise<ComposedPage> {
  const failures = new Map<string, unknown>();
  async function renderFragment(url: string) {
    try {
      const late = () => Promise.reject(new LateFragment('A fragment is late'));
      return { url, ...(await withTimeout(render(url), waitMs, late)) };
    } catch (error) {
      if (!MISSING.test(String(error))) failures.set(url, error);
      const last = lastOf(url);
      return last && { url, ...last };
    }
  }
  const fragments = (await Promise.all(page.fragments.map(renderFragment))).filter((found) => found !== undefined);
  const data = fragments.flatMap(({ url, data: own }) => (own?.url === url ? [[url, own.data]] : []));
  return {
    ...page,
    body: fragments.reduce(fill, page.body),
    styles: [page, ...fragments].map(({ styles }) => styles).join(''),
    data: data.length > 0 ? { ...page.data, fragments: Object.fromEntries(data) } : page.data,
    failures,
  };
}

/** Puts a fragment's HTML into its first empty element. */
function fill(page: string, { url, body }: { url: string; body: string }): string {
  const at = page.indexOf('></div>', page.indexOf(`data-fragment="${url}"`));
  return at < 0 ? page : `${page.slice(0, at + 1)}${body}${page.slice(at + 1)}`;
}
