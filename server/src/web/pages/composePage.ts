import { withTimeout } from '../../base/system/withTimeout';
import { addReads, type WithReads } from '../pageReads';
import { checkFragment, isMissingFragment, openElements } from '../rendering/checkFragment';
import type { RenderedPage } from '../rendering/renderJob';

/** A late fragment has not failed. */
export class LateFragment extends Error {}

export interface ComposedPage extends RenderedPage {
  /** Why the page lacks fragments, by their addresses. */
  failures: ReadonlyMap<string, unknown>;
}

/** Ids of the document around a page. */
const DOCUMENT_IDS = ['root', 'glow-files', 'glow-registry', 'glow-data'];

/** Renders a page's fragments together, and puts each that is ready in `waitMs` milliseconds into its element. */
export async function composePage(
  { value: page, recorded }: WithReads<RenderedPage>,
  render: (url: string) => Promise<WithReads<RenderedPage>>,
  waitMs: (url: string) => number,
): Promise<WithReads<ComposedPage>> {
  const places = page.fragments.flatMap((url) => placeOf(page.body, url) ?? []).sort((one, other) => one.at - other.at);
  const failures = new Map<string, unknown>();
  const reads = { ...recorded, reads: [...recorded.reads] };
  const late = () => Promise.reject(new LateFragment('A fragment is late'));
  const rendered = await Promise.all(
    places.map(({ url }) =>
      withTimeout(render(url), waitMs(url), late).catch((error: unknown) => {
        if (!isMissingFragment(error)) failures.set(url, error);
        return undefined;
      }),
    ),
  );
  const ids = new Set([...DOCUMENT_IDS, ...[...page.body.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id)]);
  const parts: string[] = [];
  const styles = [page.styles];
  const data: Record<string, unknown> = {};
  let end = 0;
  for (const [index, { url, start, at }] of places.entries()) {
    const made = rendered[index];
    if (!made) continue;
    const fragment = made.value;
    addReads(reads, made.recorded);
    try {
      for (const id of checkFragment(fragment, { open: openElements(page.body.slice(0, start)), ids })) ids.add(id);
    } catch (error) {
      failures.set(url, error);
      continue;
    }
    parts.push(page.body.slice(end, at), fragment.body);
    styles.push(fragment.styles);
    if (fragment.data?.url === url) data[url] = fragment.data.data;
    end = at;
  }
  const body = [...parts, page.body.slice(end)].join('');
  const withData = Object.keys(data).length > 0 ? { ...page.data, fragments: data } : page.data;
  return { value: { ...page, body, styles: styles.join(''), data: withData, failures }, recorded: reads };
}

/** Where a fragment's first element begins, and where its content would; undefined if the page has no empty one. */
function placeOf(body: string, url: string) {
  const named = body.indexOf(` data-fragment="${url}"`);
  const at = body.indexOf('>', named) + 1;
  return named >= 0 && body.startsWith('</div>', at) ? [{ url, start: body.lastIndexOf('<', named), at }] : undefined;
}
