import { choicesOf } from '@glow/shared/catalog';
import { sampleProducts } from '@glow/shared/samples';

/** A request without an answer for this long has failed. */
const ANSWER_TIMEOUT_MS = 30_000;

/** A kind of page. */
export interface Shape {
  name: string;
  /** Its address; if it has a random part, nearly each one is a page in no cache. */
  path(): string;
  /** Whether its status is 404. */
  isUnknown?: boolean;
  /** Text that the document has only if the page is rendered; a first heading unless given. */
  content?: string;
}

/** The answer to one request of a page. */
export interface Answer {
  shape: Shape;
  /** 0: no whole answer. */
  status: number;
  /** Until the last byte. */
  ms: number;
  /** An old page was rendered before something of it changed, and is sent because no fresh one was ready. */
  state: 'fresh' | 'old' | 'unrendered';
}

const COLLECTIONS = ['skincare', 'makeup', 'bestsellers', 'all'];
const SORTS = ['name', 'price-low', 'price-high', 'rating'];
const ARTICLES = [
  'a-simple-routine-morning-and-night',
  'soft-evening-makeup-in-fifteen-minutes',
  'how-to-read-an-ingredient-list',
];

function oneOf<Item>(items: readonly Item[]): Item {
  return items[Math.floor(Math.random() * items.length)] as Item;
}

const number = (from: number, to: number) => from + Math.floor(Math.random() * (to - from));
const word = () => Math.random().toString(36).slice(2, 10);
const product = () => oneOf(sampleProducts);

/** The pages that the crowd asks for, of the shell and all remotes; neighbours are of different remotes. */
export const SHAPES: readonly Shape[] = [
  { name: 'home', path: () => '/' },
  { name: 'cart', path: () => '/cart' },
  { name: 'product', path: () => `/product/${product().id}` },
  { name: 'blog', path: () => `/blog?q=${word()}` },
  { name: 'unknown product', path: () => `/product/none-${word()}`, isUnknown: true },
  { name: 'sign in', path: () => `/login?from=/${word()}` },
  { name: 'collection', path: () => `/collections/${oneOf(COLLECTIONS)}` },
  { name: 'about', path: () => '/about' },
  { name: 'filters', path: filteredCollection },
  { name: 'checkout', path: () => `/checkout?step=${word()}` },
  { name: 'search', path: () => `/collections/all?q=${word()}` },
  { name: 'article', path: () => `/blog/${oneOf(ARTICLES)}` },
  { name: 'variant', path: productVariant },
  // it is known in the browser only who is signed in
  { name: 'orders', path: () => '/account/orders', content: 'data-remote="account"' },
  { name: 'wishlist', path: () => `/wishlist?item=${product().id}&item=${product().id}` },
  { name: 'admin', path: () => `/admin?tab=products&page=${number(1, 100_000)}` },
  { name: 'unknown article', path: () => `/blog/none-${word()}`, isUnknown: true },
  { name: 'unknown page', path: () => `/no-such-page-${word()}`, isUnknown: true },
];

function filteredCollection(): string {
  const filters = { brand: product().brand, min: number(0, 40), max: number(60, 200), sort: oneOf(SORTS) };
  return `/collections/${oneOf(COLLECTIONS)}?${new URLSearchParams(Object.entries(filters).map(([name, value]) => [name, String(value)]))}`;
}

function productVariant(): string {
  const { product: found, variant } = oneOf(sampleProducts.flatMap(choicesOf).filter((choice) => choice.variant));
  return `/product/${found.id}?variant=${variant?.id}`;
}

/** Asks for a page of a shape; never rejects. */
export async function askPage(url: string, shape: Shape): Promise<Answer> {
  const started = performance.now();
  const answer = await fetch(url + shape.path(), {
    headers: { accept: 'text/html', 'accept-encoding': 'br' },
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
  })
    .then(async (response) => ({ status: response.status, state: stateOf(shape, response, await response.text()) }))
    .catch(() => ({ status: 0, state: 'unrendered' as const }));
  return { shape, ms: performance.now() - started, ...answer };
}

/** A page that must not be stored is an old one, if it has any content. */
function stateOf({ content = '<h1' }: Shape, { status, headers }: Response, html: string): Answer['state'] {
  const [, root = ''] = html.split('<div id="root">');
  if (status === 503 || !root.includes(content)) return 'unrendered';
  return headers.get('cache-control')?.includes('no-store') ? 'old' : 'fresh';
}

/** Whether the status is the page's own, or says that the server is busy. */
export function isRight({ shape, status }: Answer): boolean {
  return status === 503 || status === (shape.isUnknown ? 404 : 200);
}
