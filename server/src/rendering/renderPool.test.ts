import { setTimeout as wait } from 'node:timers/promises';
import { createSampleCatalog } from '@glow/shared/samples';
import { createCatalogReads } from '../catalog/catalogReads';
import { TemporarySite } from '../testing/temporarySite';
import { createRenderPool, type RenderPool } from './renderPool';
import { createRenderer, type Renderer } from './renderer';

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
let outcomes: string[];

beforeEach(() => {
  site = new TemporarySite();
  reports = [];
  outcomes = [];
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
  const renderer: Renderer = createRenderer({
    pool,
    catalog: createCatalogReads(createSampleCatalog()),
    site: () => 'https://glow.example',
    report: (sentence) => reports.push(sentence),
    recordRender: (name, build, outcome) => outcomes.push(`${name} ${build} ${outcome}`),
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
    "exports.render = async () => { const all = []; for (let at = 0; at < 64; at += 1) all.push(Buffer.alloc(16 << 20, 1)); await require('wait')(60_000); };",
    'MB of memory',
  ],
  [
    'changes built-in objects',
    "exports.render = () => { Array.prototype.includes = () => true; return ''; };",
    'built-in',
  ],
  ['adds to every object', "exports.render = () => { Object.prototype.polluted = 1; return ''; };", 'built-in'],
];

test.each(bad)(
  'a build that %s ends its process, and the page of another remote is rendered',
  async (_what, code, reason) => {
    usePool({ deadlineMs: code.includes('Buffer.alloc') ? 20_000 : 3_000 });
    releaseCheckout(code);
    const render = rendering();
    await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
    expect(await render('/blog')).toBe('articles');
    expect(reports).toEqual([expect.stringContaining(reason)]);
    expect(outcomes).toEqual(['checkout c2 crashed', 'blog b2 rendered']);
  },
);

test.each([
  ['process.exit()', 'process.exit'],
  ['process.kill(process.pid)', 'process.kill'],
  ['process.kill(process.ppid, "SIGKILL")', 'process.kill'],
  ['process.abort()', 'process.abort'],
  ['process.getBuiltinModule("node:child_process")', 'process.getBuiltinModule'],
])('%s is an error of the bundle', async (call, problem) => {
  releaseCheckout(`exports.render = () => ${call};`);
  const render = rendering();
  await expect(render('/cart')).rejects.toThrow(`A server bundle calls ${problem}`);
  expect(outcomes).toEqual(['checkout c2 failed']);
  expect(await render('/blog')).toBe('articles');
});

test.each([
  ['a timer throws', "setTimeout(() => { throw new Error('stray'); }, 50)"],
  ['a rejection is not handled', "setTimeout(() => Promise.reject(new Error('stray')), 50)"],
  ['a timer ends the process', 'setTimeout(() => process.exit(), 50)'],
])(
  '%s after a page was rendered: the page that it interrupts is tried again, and its own build is to blame',
  async (_what, code) => {
    releaseCheckout(`exports.render = () => { ${code}; return 'cart'; };`);
    site.releaseBundle(
      'blog-mfe',
      { name: 'blog', build: 'b3' },
      "exports.render = async () => { await require('wait')(500); return 'articles'; };",
    );
    const render = rendering();
    expect(await render('/cart')).toBe('cart');
    expect(await render('/blog')).toBe('articles');
    expect(outcomes).toEqual(['checkout c2 rendered', 'checkout c2 crashed', 'blog b3 rendered']);
  },
);

test('a build that ended three processes is not rendered any more, until another build replaces it', async () => {
  releaseCheckout('exports.render = () => { Object.prototype.polluted = 1; };');
  const render = rendering();
  for (let count = 0; count < 3; count += 1) {
    await expect(render('/cart')).rejects.toThrow('A rendering process has ended');
    while (outcomes.length === count) await wait(100);
  }
  await expect(render('/cart')).rejects.toThrow('checkout c2 is not rendered on the server any more');
  expect(outcomes).toHaveLength(3);
  expect(reports.at(-1)).toContain('checkout c2 has ended 3 rendering processes');
  site.releaseBundle('checkout-mfe', { name: 'checkout', build: 'c3' }, "exports.render = () => 'cart';");
  expect(await render('/cart')).toBe('cart');
});

test('a shell that cannot render is to blame, also for a page of a remote', async () => {
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    "exports.sharedInstances = {}; exports.createRenderer = () => async () => { throw new Error('no shell'); };",
  );
  await expect(rendering()('/blog')).rejects.toThrow('no shell');
  expect(outcomes).toEqual(['shell s3 failed']);
});

test('a shell that blocks each page is to blame, also for a page of a remote', async () => {
  usePool({ deadlineMs: 3_000 });
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    `exports.sharedInstances = {}; exports.createRenderer = () => async () => { ${BLOCK} };`,
  );
  await expect(rendering()('/blog')).rejects.toThrow('A rendering process has ended');
  while (outcomes.length === 0) await wait(100);
  expect(outcomes).toEqual(['shell s3 crashed']);
});

test('a page of another shape is a failure', async () => {
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    'exports.sharedInstances = {}; exports.createRenderer = () => async () => ({ body: 1 });',
  );
  await expect(rendering()('/about')).rejects.toThrow();
  expect(outcomes).toEqual(['shell s3 failed']);
});

test('a bundle sees no environment, writes no file and starts no process', async () => {
  site.releaseBundle(
    'shell',
    { name: 'shell', build: 's3' },
    `const { writeFileSync } = require('node:fs');
     const { spawnSync } = require('node:child_process');
     const { Worker } = require('node:worker_threads');
     const attempt = (work) => { try { work(); return 'done'; } catch (error) { return error.code; } };
     exports.sharedInstances = {};
     exports.createRenderer = () => async () => ({
       head: '', styles: '', status: 200, screens: [],
       body: JSON.stringify([
         Object.keys(process.env).filter((name) => name !== 'NODE_ENV' && !name.startsWith('NODE_CHANNEL')),
         attempt(() => writeFileSync(${JSON.stringify(site.root)} + '/written', '')),
         attempt(() => spawnSync('true')),
         attempt(() => new Worker('', { eval: true })),
       ]),
     });`,
  );
  expect(JSON.parse(await rendering()('/about'))).toEqual([[], ...Array(3).fill('ERR_ACCESS_DENIED')]);
});

test('pages beyond those that may wait are refused at once', async () => {
  usePool({ maxWaiting: 1 });
  releaseCheckout("exports.render = async () => { await require('wait')(300); return 'cart'; };");
  const render = rendering();
  const results = await Promise.allSettled([render('/cart?1'), render('/cart?2'), render('/cart?3')]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  expect(outcomes).toEqual(['checkout c2 rendered', 'checkout c2 rendered']);
});

test('a pool has no more processes than its size, and each runs one job at a time', async () => {
  usePool({ size: 2 });
  releaseCheckout(
    "let running = 0; exports.render = async () => { running += 1; await require('wait')(200); const text = `${process.pid} ${running}`; running -= 1; return text; };",
  );
  const render = rendering();
  const pages = await Promise.all(['/cart?1', '/cart?2', '/cart?3', '/cart?4'].map(render));
  expect(new Set(pages.map((page) => page.split(' ')[0])).size).toBe(2);
  expect(pages.every((page) => page.endsWith(' 1'))).toBe(true);
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

test('a closed pool leaves no process behind', async () => {
  releaseCheckout('exports.render = () => String(process.pid);');
  const pid = Number(await rendering()('/cart'));
  pool.close();
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  for (let count = 0; isRunning() && count < 100; count += 1) await wait(50);
  expect(isRunning()).toBe(false);
});
