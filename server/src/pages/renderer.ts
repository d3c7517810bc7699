import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import { integrityOf } from '@glow/shared/integrity';
import { LRUCache } from 'lru-cache';
import type { StoredRelease } from '../releases/buildRepository';
import type { Composition } from './composer';
import type { SiteOrigin } from '../config/siteOrigin';

/** The server-rendered page of a URL. */
export interface RenderedPage {
  /** HTML of the root element. */
  body: string;
  /** Title and other head elements. */
  head: string;
  /** Style elements with the CSS the page uses. */
  styles: string;
  /** The HTTP status. */
  status: number;
  /** Names of the rendered screens. */
  screens: string[];
}

/** Server-side rendering of a composition. */
export interface Renderer {
  /** Renders a URL (path and query); rejects where a bundle fails. */
  render(composition: Composition, url: string): Promise<RenderedPage>;
  /** Indexable paths; remotes whose bundle fails are omitted. */
  sitemapPaths(composition: Composition): Promise<string[]>;
}

type RequireModule = (name: string) => unknown;

/** Exports of any server bundle. */
interface Bundle {
  sitemapPaths?(): string[];
}

/** Exports of the shell's server bundle. */
interface ShellBundle extends Bundle {
  sharedInstances: Record<string, unknown>;
  createRenderer(
    loadServerBundle: (remote: string) => Promise<Bundle>,
    site: string,
  ): (url: string) => Promise<RenderedPage>;
}

/** The evaluated bundles of one composition. */
interface Bundles {
  renderPage(url: string): Promise<RenderedPage>;
  sitemapPaths(): Promise<string[]>;
}

/** Evaluated compositions in memory: live, canary and one or two previews. */
const MAX_COMPOSITIONS = 4;

const requireBuiltin = createRequire(import.meta.url);

/**
 * Renders with the released server bundles. Each composition evaluates its own copy of the bundles, so that no state of an
 * older release leaks into it; a remote's bundle can require the shell's shared modules only.
 */
export function createRenderer(site: SiteOrigin): Renderer {
  const cache = new LRUCache<string, Promise<Bundles>>({ max: MAX_COMPOSITIONS });

  function bundlesOf(composition: Composition): Promise<Bundles> {
    const bundles = cache.get(composition.id) ?? loadBundles(composition, site());
    cache.set(composition.id, bundles);
    return bundles;
  }

  return {
    render: async (composition, url) => (await bundlesOf(composition)).renderPage(url),
    sitemapPaths: async (composition) => (await bundlesOf(composition)).sitemapPaths(),
  };
}

async function loadBundles({ releases }: Composition, site: string): Promise<Bundles> {
  const shell = (await evaluate(releases.get('shell'), requireForShell)) as ShellBundle;
  const loaded = new Map<string, Promise<Bundle>>();

  function load(remote: string): Promise<Bundle> {
    const bundle = loaded.get(remote) ?? evaluate(releases.get(remote), (name) => requireShared(shell, name));
    loaded.set(remote, bundle);
    return bundle;
  }

  async function sitemapPaths(): Promise<string[]> {
    const remotes = [...releases.keys()].filter((name) => name !== 'shell');
    const results = await Promise.allSettled(remotes.map(load));
    const bundles = [...results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : [])), shell];
    return bundles.flatMap((bundle) => bundle.sitemapPaths?.() ?? []);
  }

  return { renderPage: shell.createRenderer(load, site), sitemapPaths };
}

function requireForShell(name: string): unknown {
  if (builtinModules.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
  throw new Error(`The shell's server bundle asks for ${name}`);
}

function requireShared({ sharedInstances }: ShellBundle, name: string): unknown {
  if (Object.hasOwn(sharedInstances, name)) return sharedInstances[name];
  throw new Error(`A remote's server bundle asks for ${name}, which the shell does not share`);
}

/** Evaluates a release's server bundle after checking its hash. The bundle is not sandboxed: it has the server's permissions. */
async function evaluate(release: StoredRelease | undefined, requireModule: RequireModule): Promise<Bundle> {
  if (!release?.server) throw new Error('There is no server bundle');
  const path = join(release.dist, release.server);
  const code = await readFile(path, 'utf8');
  if (release.files[release.server] !== integrityOf(code))
    throw new Error(`${path} is not the file that its release names`);
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: path })(module, module.exports, requireModule);
  return module.exports;
}
