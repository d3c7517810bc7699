import { setTimeout as wait } from 'node:timers/promises';
import { createSampleCatalog } from '@glow/shared/samples';
import { createCatalogReads } from '../catalog/catalogReads';
import { poolEvents, type PoolEvent } from '../events/events';
import { TemporarySite } from '../testing/temporarySite';
import { createRenderPool, type RenderPool } from './renderPool';
import { createPoolRenderer, type Renderer } from './renderer';

/** A shell that renders `/` itself, and other URLs by the remote that owns them. */
const SHELL = `
const { setTimeout: wait } = require('node:timers/promises');
exports.sharedInstances = { wait };
exports.createRenderer = (load) => async (url) => {
  const owner = { '/cart': 'checkout', '/blog': 'blog' }[url.split('?')[0]];
  const body = owner ? await (await load(owner)).render(url) : 'shell';
  return { head: '', styles: '', body, status: 200, screens: [], parameters: [] };
};
`;
/** Blocks its process like an endless loop, without the processor time. */
const BLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const BLOG = "exports.render = () => 'articles';";
const MB = 1024 * 1024;

let site: TemporarySite;
let pool: RenderPool;
let reports: string[];

beforeEach(() => {
  site = new TemporarySite();
  reports = [];
  pool = poolOf();
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL);
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b2' }, BLOG);
});
afterEach(() => {
  pool.close();
  site.remove();
});

function poolOf(options: Partial<Parameters<typeof createRenderPool>[0]> = {}): RenderPool {
  return createRenderPool({ size: 1, maxWaiting: 10, deadlineMs: 10_000, maxMemory: 400 * MB, ...options });
}

function usePool(options: Partial<Parameters<typeof createRenderPool>[0]>): void {
  pool.close();
  pool = poolOf(options);
}

function rendering(): (url: string) => Promise<string> {
  const renderer: Renderer = createPoolRenderer({
    pool,
    catalog: createCatalogReads(createSampleCatalog()),
    site: () => 'https://glow.example',
    report: (sentence) => reports.push(sentence),
  });
  const composer = site.composer();
  return async (url) => (await renderer.render(composer.compose(), url)).value.body;
}

function releaseCheckout(code: string): void {
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c2' }, code);
}

const bad: [what: string, code: string, reason: string][] = [
  ['blocks while it is evaluated', BLOCK, 'a job did not end within 3000 ms'],
  ['blocks while it renders', `exports.render = () => { ${BLOCK} };`, 'a job did not end within 3000 ms'],
  ['never answers', 'exports.render = () => new Promise(() => undefined);', 'a job did not end within 3000 ms'],
  [
    'fills the heap',
    'exports.render = () => { const all = []; while (true) all.push(Array(100_000).fill({})); };',
    'rendering process',
  ],
  [
    'fills memory with buffers',
    "exports.render = async () => { const all = (globalThis.all = []); for (let at = 0; at < 64; at += 1) all.push(Buffer.alloc(16 << 20, 1)); await require('wait')(60_000); };",
    'MB of memory',
  ],
];

test.each(bad)(
  'a build that %s ends its process, and the page of another remote is rendered',
  async (_what, code, reason) => {
    usePool({ deadlineMs: code.includes('Buffer.alloc') ? 20_000 : 3_000 });
    releaseCheckout(code);
    const render = rendering();
    await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
    expect(await render('/blog')).toBe('articles');
    expect(reports).toEqual([expect.stringMatching(/^A rendering process of checkout c2 with shell s2 has ended: /)]);
    expect(reports[0]).toContain(reason);
  },
);

test.each([
  'exit()',
  'kill(process.pid)',
  'kill(process.ppid, "SIGKILL")',
  'abort()',
  'emit("message", {})',
  'send({})',
])('process.%s is an error of the bundle', async (call) => {
  releaseCheckout(`exports.render = () => process.${call};`);
  const render = rendering();
  await expect(render('/cart')).rejects.toThrow(`process.${call.split('(', 1)[0]} is not a function`);
  expect(await render('/blog')).toBe('articles');
  expect(reports).toEqual([]);
});

test.each([
  ['a timer throws', "setTimeout(() => { throw new Error('stray'); }, 50)"],
  ['a rejection is not handled', "setTimeout(() => Promise.reject(new Error('stray')), 50)"],
  ['a timer blocks', `setTimeout(() => { ${BLOCK} }, 50)`],
])(
  '%s after a page was rendered: pages of other remotes, and the next of its own, are rendered',
  async (_what, code) => {
    usePool({ size: 2, deadlineMs: 3_000 });
    releaseCheckout(`exports.render = () => { ${code}; return 'cart'; };`);
    const render = rendering();
    expect([await render('/cart'), await render('/blog')]).toEqual(['cart', 'articles']);
    await wait(200);
    expect([await render('/cart'), await render('/blog')]).toEqual(['cart', 'articles']);
    expect(reports[0]).toMatch(/^A rendering process of checkout c2 with shell s2 has ended: /);
    expect(reports.filter((sentence) => sentence.includes('blog'))).toEqual([]);
  },
);

test('a remote that ended three processes is not rendered any more, until another build replaces it', async () => {
  releaseCheckout(
    "exports.render = () => { setTimeout(() => { throw new Error('stray'); }); return new Promise(() => {}); };",
  );
  const render = rendering();
  for (let count = 0; count < 3; count += 1)
    await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
  await expect(render('/cart')).rejects.toThrow('checkout c2 with shell s2 is not rendered on the server for a while');
  expect(reports).toHaveLength(4);
  expect(reports.at(-1)).toContain('checkout c2 with shell s2 has ended 3 rendering processes');
  expect(await render('/blog')).toBe('articles');
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c3' }, "exports.render = () => 'cart';");
  expect(await render('/cart')).toBe('cart');
});

test.each([
  '5',
  'null',
  '({ crash: 5 })',
  '({ id: 2, error: {} })',
  '({ id: {} })',
  '({ id: 2, read: {}, method: 1 })',
])('a bundle that has its answers written as %s ends its process only', async (written) => {
  usePool({ deadlineMs: 3_000 });
  releaseCheckout(
    `Object.defineProperty(Object.prototype, 'toJSON', { value: () => ${written} }); exports.render = () => 'cart';`,
  );
  const render = rendering();
  await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
  expect(await render('/blog')).toBe('articles');
});

describe('what a remote changes is not seen by another, nor by its next build', () => {
  const SEEN = "[[].includes(1), new Intl.NumberFormat('en').format(1), globalThis.left, {}.left].join()";

  test.each([
    ['the language', "Array.prototype.includes = () => true; Object.prototype.left = 'left';"],
    ['Intl', "Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: () => 'hacked' });"],
    ['globals', "globalThis.left = 'left';"],
  ])('%s', async (_what, code) => {
    releaseCheckout(`${code} exports.render = () => 'cart';`);
    site.releaseBundle('blog-mfe', { name: 'blog', build: 'b3' }, `exports.render = () => ${SEEN};`);
    const render = rendering();
    expect(await render('/cart')).toBe('cart');
    expect(await render('/blog')).toBe('false,1,,');
    releaseCheckout(`${code} exports.render = () => ${SEEN};`);
    expect(await render('/cart')).not.toBe('false,1,,');
    site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c3' }, `exports.render = () => ${SEEN};`);
    expect(await render('/cart')).toBe('false,1,,');
  });
});

test('a page of another shape is a failure', async () => {
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    'exports.sharedInstances = {}; exports.createRenderer = () => async () => ({ body: 1 });',
  );
  await expect(rendering()('/about')).rejects.toThrow();
});

test('pages beyond those that may wait are refused at once', async () => {
  usePool({ maxWaiting: 1 });
  releaseCheckout("exports.render = async () => { await require('wait')(300); return 'cart'; };");
  const render = rendering();
  const results = await Promise.allSettled([render('/cart?1'), render('/cart?2'), render('/cart?3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a pool has no more processes than its size, and each runs one job at a time', async () => {
  usePool({ size: 2 });
  releaseCheckout(
    "let running = 0; const id = Math.random(); exports.render = async () => { running += 1; await require('wait')(200); const text = `${id} ${running}`; running -= 1; return text; };",
  );
  const render = rendering();
  const pages = await Promise.all(['/cart?1', '/cart?2', '/cart?3', '/cart?4'].map(render));
  expect(new Set(pages.map((page) => page.split(' ')[0])).size).toBe(2);
  expect(pages.every((page) => page.endsWith(' 1'))).toBe(true);
});

/** Resolves when no process runs any more. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    poolEvents.subscribe(function note(event) {
      if ((event as PoolEvent).busy > 0) return;
      poolEvents.unsubscribe(note);
      resolve();
    });
  });
}

test('the process that has run last runs the next page', async () => {
  usePool({ size: 2 });
  releaseCheckout("const id = Math.random(); exports.render = () => require('wait')(200).then(() => String(id));");
  const render = rendering();
  const pages = (...urls: string[]) => Promise.all([...urls.map(render), untilIdle()]);
  const [one, other] = await pages('/cart?1', '/cart?2');
  expect(one).not.toBe(other);
  const [third] = await pages('/cart?3');
  const [fourth] = await pages('/cart?4');
  expect(fourth).toBe(third);
});

test('a remote is given the major of a contract that it needs', async () => {
  const contract = '@glow/shared/cart';
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3', offers: { [contract]: '2.0.0' }, formerOffers: { [contract]: '1.4.0' } },
    `${SHELL} exports.sharedInstances['${contract}'] = 'current'; exports.formerInstances = { '${contract}': 'former' };`,
  );
  const code = `exports.render = () => require('${contract}');`;
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c2', needs: { [contract]: '^1.2.0' } }, code);
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b3', needs: { [contract]: '^2.0.0' } }, code);
  const render = rendering();
  expect([await render('/cart'), await render('/blog')]).toEqual(['former', 'current']);
});
