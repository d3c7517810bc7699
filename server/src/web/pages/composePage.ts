import { withTimeout } from '../../base/system/withTimeout';
import type { RenderedPage } from '../rendering/renderedPage';

/** What a build says of a fragment that it has not: no fault of it, and the page is whole without. */
const MISSING = /There is no fragment at /;

/** A fragment is late, which is no failure of it. */
export class LateFragment extends Error {}

/** A rendered page with the HTML of its fragments. */
export interface ComposedPage extends RenderedPage {
  /** Why fragments are not in it, by their addresses. */
  failures: ReadonlyMap<string, unknown>;
}

/** Fills the elements of a page's fragments, which are rendered at the same time. Of a fragment that fails or is later than `waitMs`, the page has the last HTML, or an empty element. */
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

/** The page's HTML with that of a fragment in its first empty element for it. */
function fill(page: string, { url, body }: { url: string; body: string }): string {
  const at = page.indexOf('></div>', page.indexOf(`data-fragment="${url}"`));
  return at < 0 ? page : `${page.slice(0, at + 1)}${body}${page.slice(at + 1)}`;
}
