import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { createPageReads } from '../pageReads';
import { poolEvents, type PoolEvent } from '../../base/events/events';
import { attempt } from '../../base/system/attempt';
import { TemporarySite } from '../../testing/temporarySite';
import { readProcessUse } from './processUse';
import { type Priority, tenantsOf } from './renderJob';
import { makeTestRenderPool } from '../../testing/testRenderPool';
import type { PoolOptions, RenderPool } from './renderPool';
import { createPoolRenderer, type Renderer } from './renderer';

/** A shell that renders `/` itself, and other URLs by the remote that owns them. */
const SHELL = `
const { setTimeout: wait } = require('node:timers/promises');
exports.sharedInstances = { wait };
exports.createRenderer = (load) => async (url, catalog) => {
  const owner = { '/cart': 'checkout', '/blog': 'blog' }[url.split('?')[0]];
  const body = owner ? await (await load(owner)).render(url, catalog) : 'shell';
  return { head: '', styles: '', body, status: 200, screens: [], parameters: [] };
};
`;
/** Blocks its process like an endless loop, without the processor time. */
const BLOCK = 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);';
const BLOG = "exports.render = () => 'articles';";

const catalog = createSampleCatalog();

let site: TemporarySite;
let pool: RenderPool;
let reports: string[];
/** What a page waits for that reads a product. */
let waitForRead: () => Promise<void>;

beforeEach(() => {
  site = new TemporarySite();
  reports = [];
  waitForRead = async () => undefined;
  pool = makeTestRenderPool();
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL);
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b2' }, BLOG);
});
afterEach(() => pool.close());

function usePool(options: Partial<PoolOptions>): void {
  pool.close();
  pool = makeTestRenderPool(options);
}

function renderer(): Renderer {
  return createPoolRenderer({
    pool,
    reads: createPageReads(
      catalogReads({ ...catalog, product: (id) => waitForRead().then(() => catalog.product(id)) }),
    ),
    site: () => 'https://glow.example',
    report: (sentence) => reports.push(sentence),
  });
}

/** Pages that read a product wait until so many of them have begun. */
function holdUntilBegun(count: number): void {
  let begun = 0;
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  waitForRead = () => {
    begun += 1;
    if (begun === count) release();
    return released;
  };
}

function rendering(priority?: Priority): (url: string) => Promise<string> {
  const { render } = renderer();
  const composer = site.composer();
  return async (url) => (await render(composer.compose(), url, priority)).value.body;
}

/** Processor time of this process's children, in milliseconds; 0 if the system does not tell. */
function cpuMsOfChildren(): number {
  const ids = attempt(() => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8')) ?? '';
  return ids.split(' ').reduce((sum, id) => sum + (readProcessUse(Number(id))?.cpuMs ?? 0), 0);
}

function releaseCheckout(code: string): void {
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c2' }, code);
}

const bad: [what: string, code: string, reason: string][] = [
  ['blocks while it is evaluated', BLOCK, 'its start did nothing for 1000 ms'],
  ['blocks while it renders', `exports.render = () => { ${BLOCK} };`, 'a job did nothing for 500 ms'],
  ['does not end', 'exports.render = () => { while (true); };', 'a job took more than 500 ms of processor time'],
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
    usePool({ deadlineMs: /all = /.test(code) ? 20_000 : 500 });
    releaseCheckout(code);
    const render = rendering();
    await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
    expect(await render('/blog')).toBe('articles');
    expect(reports).toEqual([expect.stringMatching(/^A rendering process of checkout c2 with shell s2 has ended: /)]);
    expect(reports[0]).toContain(reason);
  },
);

test('what ends, signals or writes to a process is an error of the bundle', async () => {
  const calls = ['exit()', 'kill(process.pid)', 'kill(process.ppid, 9)', 'abort()', 'emit("message", {})', 'send({})'];
  const tries = calls.map((call) => `() => process.${call}`);
  releaseCheckout(`exports.render = () => [${tries.join()}].map((call) => {
    try { return call(); } catch (error) { return error.message; }
  }).join();`);
  expect(await rendering()('/cart')).toBe(
    calls.map((call) => `process.${call.split('(', 1)[0]} is not a function`).join(),
  );
  expect(reports).toEqual([]);
});

test.each([
  ['a timer throws', "setTimeout(() => { throw new Error('stray'); }, 50)"],
  ['a rejection is not handled', "setTimeout(() => Promise.reject(new Error('stray')), 50)"],
  ['a timer does not end', 'setTimeout(() => { while (true); }, 50)'],
])(
  '%s after a page was rendered: pages of other remotes, and the next of its own, are rendered',
  async (_what, code) => {
    usePool({ size: 2, deadlineMs: 500 });
    releaseCheckout(`exports.render = () => { ${code}; return 'cart'; };`);
    const render = rendering();
    expect([await render('/cart'), await render('/blog')]).toEqual(['cart', 'articles']);
    const before = cpuMsOfChildren();
    while (reports.length === 0 && cpuMsOfChildren() < before + 200) await wait(20);
    expect([await render('/cart'), await render('/blog')]).toEqual(['cart', 'articles']);
    expect(reports[0]).toMatch(/^A rendering process of checkout c2 with shell s2 has ended: /);
    expect(reports.filter((sentence) => sentence.includes('blog'))).toEqual([]);
  },
);

test('a remote of which three pages ended processes is not rendered any more, until another build replaces it', async () => {
  const owned = "'/cart': 'checkout', '/cart/a': 'checkout', '/cart/b': 'checkout'";
  site.releaseBundle('shell', { name: 'shell', build: 's2' }, SHELL.replace("'/cart': 'checkout'", owned));
  releaseCheckout(
    "exports.render = () => { setTimeout(() => { throw new Error('stray'); }); return new Promise(() => {}); };",
  );
  const render = rendering();
  for (const url of ['/cart', '/cart/a', '/cart/b'])
    await expect(render(url)).rejects.toThrow('A rendering process has ended');
  await expect(render('/cart')).rejects.toThrow('checkout c2 with shell s2 is not rendered on the server for a while');
  expect(reports).toHaveLength(4);
  expect(reports.at(-1)).toContain('checkout c2 with shell s2 has ended 3 rendering processes');
  expect(await render('/blog')).toBe('articles');
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c3' }, "exports.render = () => 'cart';");
  expect(await render('/cart')).toBe('cart');
});

test('a bundle that has its answers written as something else ends its process only', async () => {
  const answers = ['5', 'null', '{ crash: 5 }', '{ id: 2, error: {} }', '{ id: {} }', '{ id: 2, read: {}, method: 1 }'];
  usePool({ deadlineMs: 500 });
  for (const [index, written] of answers.entries()) {
    const code = `Object.defineProperty(Object.prototype, 'toJSON', { value: () => (${written}) }); exports.render = () => 'cart';`;
    site.releaseBundle('checkout-mfe', { name: 'checkout', build: `c${index}` }, code);
    await expect(rendering()('/cart')).rejects.toThrow('A rendering process has ended');
  }
  expect(await rendering()('/blog')).toBe('articles');
});

test('what a remote changes of the language, Intl and globals is not seen by another, nor by its next build', async () => {
  const seen = "[[].includes(1), new Intl.NumberFormat('en').format(1), globalThis.left, {}.leftToo].join()";
  const change = `
    Array.prototype.includes = () => true;
    Object.prototype.leftToo = 'left';
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', { value: () => 'hacked' });
    globalThis.left = 'left';`;
  releaseCheckout(`${change} exports.render = () => ${seen};`);
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b3' }, `exports.render = () => ${seen};`);
  const render = rendering();
  expect([await render('/cart'), await render('/blog')]).toEqual(['true,hacked,left,left', 'false,1,,']);
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c3' }, `exports.render = () => ${seen};`);
  expect(await render('/cart')).toBe('false,1,,');
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
  usePool({ maxWaitMs: 30 });
  releaseCheckout("exports.render = async () => { await require('wait')(300); return 'cart'; };");
  const render = rendering();
  const results = await Promise.allSettled([render('/cart?1'), render('/cart?2'), render('/cart?3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a pool has no more processes than its size, and each runs one job at a time', async () => {
  usePool({ size: 2 });
  holdUntilBegun(2);
  releaseCheckout(
    'let running = 0; const id = Math.random(); exports.render = async (url, catalog) => { running += 1; await catalog.product(url); const text = `${id} ${running}`; running -= 1; return text; };',
  );
  const render = rendering();
  const pages = await Promise.all(['/cart?1', '/cart?2', '/cart?3', '/cart?4'].map(render));
  expect(new Set(pages.map((page) => page.split(' ')[0])).size).toBe(2);
  expect(pages.every((page) => page.endsWith(' 1'))).toBe(true);
});

/** The ids of this process's children, which are the pool's processes. */
function renderingProcesses(): number[] {
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean);
  const isRendering = (pid: string) =>
    /--(experimental-)?permission/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'));
  return children.filter(isRendering).map(Number);
}

const liveTenants = () => tenantsOf([site.composer().compose()]);

/** A remote whose page says which process has rendered it. */
const IDENTIFIED = 'const id = Math.random(); exports.render = () => String(id);';

describe('the processes of live builds', () => {
  beforeEach(() => {
    releaseCheckout(IDENTIFIED);
    site.releaseBundle('blog-mfe', { name: 'blog', build: 'b2' }, IDENTIFIED);
  });

  test('start before they are asked for, and are not ended for other builds', async () => {
    usePool({ size: undefined });
    const live = liveTenants();
    expect(pool.hasStarted(live)).toBe(false);
    await pool.prepare(live);
    expect(pool.hasStarted(live)).toBe(true);
    const render = rendering();
    const before = [await render('/cart'), await render('/blog')];
    for (const build of ['c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9']) {
      site.releaseBundle('checkout-mfe', { name: 'checkout', build }, `${IDENTIFIED} // ${build}`);
      expect(await rendering()('/cart')).not.toBe(before[0]);
    }
    releaseCheckout(IDENTIFIED);
    expect([await rendering()('/cart'), await rendering()('/blog')]).toEqual(before);
  });

  test('make place for others if an owner limits the processes: the one that was idle longest ends', async () => {
    usePool({ size: 2 });
    await Promise.all([pool.prepare(liveTenants()), untilIdle()]);
    const renderNow = rendering();
    const render = async (url: string) => (await Promise.all([renderNow(url), untilIdle()]))[0];
    const [cart, blog] = [await render('/cart'), await render('/blog')];
    expect([await render('/cart'), await render('/blog')]).toEqual([cart, blog]);
    await render('/');
    expect(await render('/blog')).toBe(blog);
    expect(await render('/cart')).not.toBe(cart);
  });

  test('start two at a time', async () => {
    usePool({ size: undefined });
    const counts: number[] = [];
    const note = (event: unknown) => counts.push((event as PoolEvent).processes);
    poolEvents.subscribe(note);
    const preparing = pool.prepare(liveTenants());
    expect(Math.max(...counts)).toBe(2);
    await preparing;
    poolEvents.unsubscribe(note);
    expect(counts.at(-1)).toBe(3);
  });

  test('go on without a build that does not start, which is told', async () => {
    usePool({ size: undefined, deadlineMs: 1_000 });
    releaseCheckout(BLOCK);
    const render = rendering();
    await pool.prepare(liveTenants());
    expect(reports).toEqual([
      'A rendering process of checkout c2 with shell s2 has ended: its start did nothing for 2000 ms',
    ]);
    expect(await render('/blog')).toMatch(/^0\./);
  });
});

test('a build that is not wanted any more holds up no other: its start ends, and nobody waits for it', async () => {
  usePool({ size: undefined });
  releaseCheckout('for (;;);');
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b3' }, 'for (;;);');
  const endless = pool.prepare(liveTenants());
  releaseCheckout("exports.render = () => 'cart';");
  site.releaseBundle('blog-mfe', { name: 'blog', build: 'b4' }, BLOG);
  const live = liveTenants();
  const wanted = pool.prepare(live);
  pool.keepOnly(live);
  await Promise.all([endless, wanted]);
  expect(pool.hasStarted(live)).toBe(true);
  expect([await rendering()('/cart'), await rendering()('/blog')]).toEqual(['cart', 'articles']);
  expect(reports).toEqual([]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('a process that somebody else kills between two jobs is replaced, and nobody is to blame', async () => {
  releaseCheckout("exports.render = () => 'cart';");
  const render = rendering();
  for (let count = 0; count < 2; count += 1) {
    expect(await render('/cart')).toBe('cart');
    const found = renderingProcesses();
    expect(found).not.toEqual([]);
    for (const pid of found) process.kill(pid, 'SIGKILL');
  }
  expect(await render('/cart')).toBe('cart');
  expect(reports).toEqual([]);
});

test('while a page hangs, the other pages of its remote are rendered by a second process', async () => {
  usePool({ size: undefined });
  releaseCheckout("exports.render = (url) => (url === '/cart?hangs' ? new Promise(() => undefined) : url);");
  await pool.prepare(liveTenants());
  const render = rendering();
  const hanging = render('/cart?hangs');
  hanging.catch(() => undefined);
  expect(await render('/cart?1')).toBe('/cart?1');
  pool.close();
  await expect(hanging).rejects.toThrow();
});

test('known pages are rendered before new ones, and both before what no shopper waits for', async () => {
  releaseCheckout(
    "const asked = []; exports.render = async (url) => { asked.push(url); await require('wait')(50); return asked.join(); };",
  );
  const first = rendering()('/cart?first');
  const later = (['background', 'new', 'known'] as const).map((priority) => rendering(priority)(`/cart?${priority}`));
  await first;
  expect(await later[0]).toBe('/cart?first,/cart?known,/cart?new,/cart?background');
  await Promise.all(later);
});

test('a page that ends three processes is not rendered any more; the other pages of its remote are', async () => {
  usePool({ deadlineMs: 1_000 });
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    SHELL.replace("'/cart': 'checkout'", "'/cart': 'checkout', '/checkout': 'checkout'"),
  );
  releaseCheckout("exports.render = (url) => (url.startsWith('/cart') ? new Promise(() => undefined) : 'checkout');");
  const render = rendering();
  for (let count = 0; count < 3; count += 1)
    await expect(render(`/cart?${count}`)).rejects.toThrow('A rendering process has ended');
  await expect(render('/cart?other')).rejects.toThrow('is not rendered on the server for a while');
  expect(reports.at(-1)).toBe(
    'A page of checkout c2 with shell s3 has ended 3 rendering processes: it is left to the browser for ten minutes.',
  );
  expect(await render('/checkout')).toBe('checkout');
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
  holdUntilBegun(2);
  releaseCheckout(
    'const id = Math.random(); exports.render = async (url, catalog) => { await catalog.product(url); return String(id); };',
  );
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
