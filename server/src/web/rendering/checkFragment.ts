import { defaultTreeAdapter, parse, serialize, type DefaultTreeAdapterTypes } from 'parse5';
import type { RenderedPage } from './renderJob';

type Element = DefaultTreeAdapterTypes.Element;

/** HTML, styles and data of a fragment together. */
const MAX_FRAGMENT_BYTES = 100_000;

/** As browsers read a fragment: unclosed tags make more elements than there are tags. */
const MAX_ELEMENTS = 5_000;

/** Where a page shows a fragment. */
interface FragmentPlace {
  /** Names of the elements around it, the outermost first. */
  open: readonly string[];
  /** Ids of the page, and of the fragments before it. */
  ids: ReadonlySet<string>;
}

/** A fragment would damage the page at a place. */
export class FragmentRefused extends Error {
  constructor(
    problem: string,
    readonly place: FragmentPlace,
  ) {
    super(`The fragment is left out: ${problem}`);
  }
}

/** Whether a build does not have a fragment: this is no fault, and pages are complete without it. */
export const isMissingFragment = (error: unknown) => /There is no fragment at /.test(String(error));

const STYLES = /^(?:<style[^<>]*>(?:(?!<\/style)[^])*<\/style>)*$/i;

/** Returns the ids in a fragment. Throws a `FragmentRefused` if a browser would change the page around it. */
export function checkFragment(fragment: RenderedPage, place: FragmentPlace): string[] {
  const around = place.open.join();
  const known = checks.get(fragment) ?? new Map<string, Check>();
  const check = known.get(around) ?? checkAlone(fragment, place.open);
  checks.set(fragment, known.set(around, check));
  const repeated = check.ids.find((id) => place.ids.has(id));
  const problem = check.problem ?? (repeated && `the page has the id "${repeated}" too.`);
  if (!problem) return check.ids;
  check.refused ??= new FragmentRefused(problem, place);
  throw check.refused;
}

interface Check {
  problem?: string;
  /** One error for all pages, so that it is reported once. */
  refused?: FragmentRefused;
  ids: string[];
}

/** By the elements around the fragment. */
const checks = new WeakMap<RenderedPage, Map<string, Check>>();

function checkAlone({ body, styles, data }: RenderedPage, open: readonly string[]): Check {
  const refused = (problem: string) => ({ problem, ids: [] });
  const bytes = Buffer.byteLength(`${body}${styles}${JSON.stringify(data?.data ?? '')}`);
  if (bytes > MAX_FRAGMENT_BYTES)
    return refused(`it has ${bytes} bytes of HTML, styles and data, and ${MAX_FRAGMENT_BYTES} are allowed.`);
  if (!STYLES.test(styles)) return refused('its styles have other elements.');
  const parsed = readAt(open, body);
  if (!parsed) return refused(`it has more than ${MAX_ELEMENTS} elements.`);
  // newer browsers read what is in a `select` as anywhere else, and a browser without scripts what is in a `noscript`
  const others = [/(<\/?)select\b/gi, /(<\/?)noscript\b/gi].map((tag) => body.replace(tag, '$1x-other'));
  const reads = [parsed, ...others.filter((other) => other !== body).map((other) => readAt(open, other))];
  const empty = readAt(open, '')?.around;
  if (reads.some((read) => read?.around !== empty))
    return refused('its HTML does not end where it began: look for tags without a pair.');
  const wrong = parsed.elements.find(
    ({ tagName, attrs }) => tagName === 'base' || attrs.some(({ name }) => name === 'http-equiv'),
  );
  if (wrong) return refused(`it has a ${wrong.tagName} element.`);
  const attributes = parsed.elements.flatMap(({ attrs }) => attrs);
  return { ids: attributes.filter(({ name }) => name === 'id').map(({ value }) => value) };
}

/** Reads HTML as browsers do: its elements, and the document around it. Undefined if there are too many elements. */
function readAt(open: readonly string[], html: string) {
  let count = 0;
  const treeAdapter = {
    ...defaultTreeAdapter,
    createElement(...element: Parameters<typeof defaultTreeAdapter.createElement>) {
      count += 1;
      if (count > MAX_ELEMENTS) throw new RangeError('Too many elements');
      return defaultTreeAdapter.createElement(...element);
    },
  };
  const start = open.map((name) => `<${name}>`).join('');
  const end = open.map((name) => `x</${name}>`).toReversed();
  // a form that was left open would swallow the next one
  const next = open.includes('form') ? '' : '<form></form>';
  const source = `<!doctype html><body>x${start}<div data-fragment>${html}</div>${next}${end.join('')}x`;
  try {
    const document = parse(source, { treeAdapter });
    const [element, ...others] = elementsIn(document).filter(({ attrs }) => attrs[0]?.name === 'data-fragment');
    const elements = element ? elementsIn(element).slice(1) : others;
    if (element) element.childNodes = [];
    return { around: serialize(document), elements };
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** In the order of the document. */
function elementsIn(root: DefaultTreeAdapterTypes.Node): Element[] {
  const found: Element[] = [];
  const pending = [root];
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (defaultTreeAdapter.isElementNode(node)) found.push(node);
    if ('childNodes' in node) pending.push(...node.childNodes.toReversed());
  }
  return found;
}

/** Comments, texts that hold no tags, and tags, as React writes them: an element without an end has `/>`. */
const TOKENS = /<!--[^]*?-->|<(script|style)\b[^]*?<\/\1>|<(\/?)([a-z][\w-]*)(?:"[^"]*"|[^"<>])*?(\/?)>/gi;

/** Names of the elements that are open at the end of HTML that React has begun, with the element of its root. */
export function openElements(html: string): string[] {
  const open = ['div'];
  for (const [, , end, name, isEmpty] of html.matchAll(TOKENS)) {
    if (!name || isEmpty) continue;
    if (end) open.pop();
    else open.push(name);
  }
  return open;
}
