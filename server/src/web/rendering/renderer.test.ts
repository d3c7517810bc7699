import { createSampleCatalog } from '@glow/shared/samples';
import { catalogReads } from '../../shop/catalog/catalogReads';
import { createPageReads } from '../pageReads';
import type { StoredRelease } from '../../releases/repository/buildRepository';
import { TemporarySite } from '../../testing/temporarySite';
import { makeTestRenderPool } from '../../testing/testRenderPool';
import type { RenderPool } from './renderPool';
import { createPoolRenderer } from './renderer';

const SHELL = `
exports.sharedInstances = {};
exports.createRenderer = (load) => async (url, catalog) => ({
  head: '', styles: '', status: 200, screens: [],
  body: url.startsWith('/blog') ? await (await load('blog')).render(url, catalog) : 'shell',
});
`;
const BLOG = "exports.render = () => 'articles';";
const BROKEN_SHELL = SHELL.replace(
  'body: ',
  "body: url.startsWith('/blog') ? (() => { throw new Error('broken'); })() : ",
);
const BROKEN_BLOG = "exports.render = () => { throw new Error('broken'); };";

const makePool = () => makeTestRenderPool({ deadlineMs: 1_000 });
let site: TemporarySite;
let pool: RenderPool;

beforeEach(() => {
  site = new TemporarySite();
  pool = makePool();
});
afterEach(() => pool.close());

interface Code {
  shell: string;
  blog: string;
}

/** The fault of a page of blog with the builds `now`; each may be withdrawn if `before` has one. */
async function faultOf(now: Code, before: Partial<Code>, url: string): Promise<string | undefined> {
  const composer = site.composer();
  const earlier = new Map<string, StoredRelease>();
  function release(build: string, code: Partial<Code>) {
    if (code.shell) site.releaseBundle('shell', { name: 'shell', build: `shell${build}` }, code.shell);
    if (code.blog) site.releaseBundle('blog-mfe', { name: 'blog', build: `blog${build}` }, code.blog);
    return composer.compose().releases;
  }
  const former = release('1', before);
  for (const name of Object.keys(before)) earlier.set(name, former.get(name) as StoredRelease);
  release('2', now);
  const renderer = createPoolRenderer({
    pool,
    reads: createPageReads(
      catalogReads({ ...createSampleCatalog(), product: () => Promise.reject(new Error('down')) }),
    ),
    site: () => 'https://glow.example',
    report: () => undefined,
    faults: { buildBefore: (name) => earlier.get(name), makePool },
  });
  const composed = composer.compose();
  const failure = await renderer.render(composed, url).then(
    () => undefined,
    (error: unknown) => error,
  );
  const fault = await renderer.faultOf(composed, url, failure);
  return fault && `${fault.name} ${fault.build}`;
}

const READS = "exports.render = async (url, catalog) => (await catalog.product('skn-001')).name;";
const ODD = 'exports.render = (url) => decodeURIComponent(url);';
const TWICE =
  "let count = 0; exports.render = () => { count += 1; if (count > 1) throw new Error('twice'); return ''; };";
const LATE = "setTimeout(() => { while (true); }, 300); exports.render = () => { throw new Error('broken'); };";

const [WORKS, NO_BLOG, NO_SHELL] = [
  { shell: SHELL, blog: BLOG },
  { shell: SHELL, blog: BROKEN_BLOG },
  { shell: BROKEN_SHELL, blog: BLOG },
];

test.each<[string, Code, Partial<Code>, string | undefined]>([
  ['a remote that fails where its build before does not', NO_BLOG, { blog: BLOG }, 'blog blog2'],
  ['a shell that fails where its build before does not', NO_SHELL, { shell: SHELL }, 'shell shell2'],
  ['a remote beside a new shell that works', NO_BLOG, WORKS, 'blog blog2'],
  ['a shell beside a new remote that works', NO_SHELL, WORKS, 'shell shell2'],
  ['a remote whose build before fails too', NO_BLOG, { blog: BROKEN_BLOG }, undefined],
  ['a remote and a shell that both fail', { shell: BROKEN_SHELL, blog: BROKEN_BLOG }, WORKS, undefined],
  ['a remote that cannot be withdrawn', NO_BLOG, {}, undefined],
  ['a catalogue that does not answer', { shell: SHELL, blog: READS }, { blog: BLOG }, undefined],
  ['a remote that blocks after it has thrown', { shell: SHELL, blog: LATE }, { blog: BLOG }, 'blog blog2'],
  ['a page that is rendered', { shell: SHELL, blog: TWICE }, { blog: BLOG }, undefined],
  ['an odd address that fails before too', { shell: SHELL, blog: ODD }, { blog: `${ODD} ` }, undefined],
])('the fault of %s', async (_what, now, before, fault) => {
  expect(await faultOf(now, before, now.blog === ODD ? '/blog?q=%E0%A4%A' : '/blog')).toBe(fault);
});
