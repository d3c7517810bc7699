import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  PREVIEW_PURPOSE,
  changePointers,
  goLive,
  publishBuild,
  rollBack,
  signPreview,
  startCanary,
} from '@glow/server/releases';
import { signer } from '@glow/server/base';
import { integrityOf } from '../../shared/integrityOf.js';
import { findPackage, packages, readRelease } from '../../tools/build/packages.js';
import { publishCopy } from '../operations/releases';
import { liveBuild } from '../registry';
import { fetchRendered } from '../rendered';
import { repository, Store } from '../store';
import { withDatabase } from '@glow/server/testing';
import { checkInvariants, fillStock, NO_VIOLATIONS } from './invariants';
import { LoadGenerator } from './loadGenerator';
import { isFull, recordResult, share } from './repetitions';

/** What a server bundle may do to its process: code before it (`start`), or in place of rendering (`render`). */
const FAULTS: Record<string, { start?: string; render?: string }> = {
  'throws later': { render: "setTimeout(() => { throw new Error('stray'); }, 50);" },
  'rejects later': { render: "setTimeout(() => Promise.reject(new Error('stray')), 50);" },
  'loops while it is evaluated': { start: 'while (true);' },
  'loops while it renders': { render: 'while (true);' },
  'calls process.exit': { render: 'process.exit();' },
  'calls process.kill': { render: 'process.kill(process.pid); process.kill(process.ppid);' },
  'changes built-in objects': { start: 'Array.prototype.includes = () => true; Object.prototype.polluted = 1;' },
  'fills the heap': { render: 'const all = []; for (let at = 0; at < 2e9; at += 1) all.push({ at, all });' },
  'fills memory with buffers': {
    render: 'const all = []; for (let at = 0; at < 128; at += 1) all.push(Buffer.alloc(2 ** 24, 1));',
  },
  'renders for ten seconds': { render: 'const start = Date.now(); while (Date.now() - start < 10_000);' },
  'has another shape': { start: 'module.exports = { Screens: 7, createRenderer: 7, sharedInstances: 7 }; return;' },
};

const STATES = ['live', 'canary', 'preview', 'rolled back'] as const;
const PATHS: Record<string, string> = {
  shell: '/about',
  storefront: '/',
  checkout: '/cart',
  account: '/login',
  blog: '/blog',
  admin: '/admin',
};
const HEALTH_CHECK_MS = 50;

type State = (typeof STATES)[number];
type Cell = [fault: string, name: string, state: State];

const all: Cell[] = Object.keys(FAULTS).flatMap((fault) =>
  packages.flatMap(({ name }) => STATES.map((state): Cell => [fault, name, state])),
);
/** Each fault once, and each package and state. */
const few = Object.keys(FAULTS).map((fault, index): Cell => [
  fault,
  packages[index % packages.length]?.name ?? '',
  STATES[index % 3] ?? 'live',
]);

const SIGNING_KEY = 'of the server that bad bundles try to end';
const store = new Store(repository, {
  ORDERS_PER_MINUTE: '1000000',
  ERROR_LIMIT: '0',
  SIGNING_KEY,
});
const health: number[] = [];
const answers: number[] = [];
let shoppers: LoadGenerator;
let pid: number | undefined;
let isWatching = true;
let builds = 0;
let rendered = 0;

beforeAll(async () => {
  await fillStock({ dataDir: store.databaseFolder });
  await store.open();
  pid = store.pid;
  // the packages' own builds are live, so that there is something to go back to
  for (const { name, folder } of packages) {
    const { build } = await publishBuild(store.releasesFolder, path.join(repository, folder, 'dist'));
    await changePointers(store.releasesFolder, name, (pointers) => goLive(pointers, build, new Date().toISOString()));
  }
  shoppers = new LoadGenerator(() => [store.url], 2);
  void watchHealth();
});

afterAll(async () => {
  isWatching = false;
  await store.remove();
});

test.each(isFull ? all : few)('R28: a server bundle %s: %s, %s', async (fault, name, state) => {
  const build = await publishBad(fault, name);
  const good = readRelease(findPackage(name))?.build ?? '';
  const since = new Date().toISOString();
  await changePointers(store.releasesFolder, name, (pointers) => {
    if (state === 'live') return goLive(pointers, build, since);
    if (state === 'canary') return startCanary(pointers, build, 99, since);
    return state === 'preview' ? pointers : rollBack(goLive(pointers, build, since), undefined, since);
  });
  const cookieBefore = state === 'preview' || state === 'rolled back' ? previewCookie(name, build, state) : undefined;
  const cookie = await untilServed(name, state === 'rolled back' ? good : build, cookieBefore);

  const own = await pageAt(PATHS[name] ?? '/', cookie);
  const others = await Promise.all(
    Object.entries(PATHS)
      .filter(([owner]) => owner !== name)
      // all pages need the shell
      .map(([, url]) => (name === 'shell' ? pageAt : renderedPageAt)(url, cookie)),
  );
  for (const { status } of [own, ...(name === 'shell' ? others : [])]) expect([200, 503]).toContain(status);
  if (name !== 'shell') expect(others.map(({ status }) => status)).toEqual(Array(packages.length - 1).fill(200));
  // the browser gets what it needs to render the page itself
  for (const { html } of [own, ...others]) expect(html).toContain('id="glow-registry"');
  if (state === 'rolled back') expect(own.html).toContain(`"build":"${good}"`);
  rendered += others.filter(({ status }) => status === 200).length;
  expect([store.isRunning, store.pid]).toEqual([true, pid]);

  await changePointers(store.releasesFolder, name, (pointers) =>
    goLive({ ...pointers, canary: undefined }, good, since),
  );
});

test('R28: every order was placed, and the server has never restarted', async () => {
  await shoppers.stop();
  const cells = isFull ? all.length : few.length;
  recordResult(
    'R28',
    `${cells} bad server bundles: ${shoppers.acknowledged.length} orders placed meanwhile, ${shoppers.retries} retried; /healthz p99 ${Math.round(share(health, 0.99))} ms; pages after ${Math.round(share(answers))} ms (p50) and ${Math.round(share(answers, 1))} ms (slowest); ${rendered} pages of other packages rendered`,
  );
  expect(store.isRunning).toBe(true);
  await store.close();
  // a busy machine makes shoppers try again; each still gets one order
  expect(shoppers.unexpectedResponses).toEqual([]);
  const violations = await withDatabase({ dataDir: store.databaseFolder }, (database) =>
    checkInvariants(database, shoppers.acknowledged),
  );
  expect(violations).toEqual(NO_VIOLATIONS);
});

/** The cookie of a signed link; of a build that was rolled back a stranger has none with a signature. */
function previewCookie(name: string, build: string, state: State): string {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const signed = signPreview(new Map([[name, build]]), tomorrow, signer(SIGNING_KEY, PREVIEW_PURPOSE));
  return `glow_preview=${state === 'preview' ? signed : `${name}@${build}`}`;
}

/** Publishes a copy of a package's build whose server bundle does harm. */
function publishBad(fault: string, name: string): Promise<string> {
  return publishCopy(store.releasesFolder, name, `bad${(builds += 1)}`, (dist, release) => {
    const file = path.join(dist, release.server);
    const code = harmful(readFileSync(file, 'utf8'), name, FAULTS[fault] ?? {});
    writeFileSync(file, code);
    release.files[release.server] = integrityOf(code);
  });
}

function harmful(code: string, name: string, { start = '', render }: (typeof FAULTS)[string]): string {
  if (!render) return `${start}\n${code}`;
  if (name === 'shell')
    return `${code}
const { createRenderer } = module.exports;
module.exports = { ...module.exports, createRenderer: (...given) => { const renderPage = createRenderer(...given); return async (url) => { ${render} return renderPage(url); }; } };`;
  return `${code}
const { Screens } = module.exports;
module.exports = { ...module.exports, Screens: Object.assign(() => { ${render} return require('react/jsx-runtime').jsx(Screens, {}); }, Screens) };`;
}

async function pageAt(url: string, cookie: string): Promise<{ status: number; html: string }> {
  const started = performance.now();
  const response = await fetch(store.url + url, { headers: { accept: 'text/html', cookie } });
  const html = await response.text();
  answers.push(performance.now() - started);
  return { status: response.status, html };
}

const renderedPageAt: typeof pageAt = (url, cookie) => fetchRendered(store.url + url, { headers: { cookie } });

/** Waits until a build is served for the cookie, or for any bucket if none is given; returns that cookie. */
async function untilServed(name: string, build: string, cookie?: string): Promise<string> {
  for (let count = 0; count < 1200; count += 1) {
    const tried = cookie ?? `glow_bucket=${count % 100}`;
    if ((await liveBuild(store, name, tried)) === build) return tried;
    await wait(100);
  }
  throw new Error(`${name} ${build} is not served`);
}

async function watchHealth(): Promise<void> {
  while (isWatching) {
    const started = performance.now();
    await fetch(`${store.url}/healthz`).then(
      () => health.push(performance.now() - started),
      () => undefined,
    );
    await wait(HEALTH_CHECK_MS);
  }
}
