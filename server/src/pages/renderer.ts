import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { StoredRelease } from '../releases/buildRepository';
import { integrityOf } from '../releases/integrityOf';
import type { Composition } from './composer';
import type { SiteOrigin } from '../siteOrigin';

/** A URL as the released shell and remotes render it. */
export interface RenderedPage {
  /** What stands inside the root element. */
  body: string;
  /** Title and other head elements. */
  head: string;
  /** The styles the page uses, as style elements. */
  styles: string;
  /** The HTTP status. */
  status: number;
  /** Names of the screens shown. */
  screens: string[];
}

/** What a composition's server bundles can do. */
export interface Renderer {
  /** Renders a URL (path and query); rejects where a bundle fails. */
  render(composition: Composition, url: string): Promise<RenderedPage>;
  /** The paths that search engines may list; a remote whose bundle fails is left out. */
  sitemapPaths(composition: Composition): Promise<string[]>;
}

type RequireModule = (name: string) => unknown;

/** What every server bundle may export: the paths of its pages that search engines may list. */
interface Bundle {
  sitemapPaths?(): string[];
}

/** What the shell's server bundle exports. */
interface ShellBundle extends Bundle {
  sharedInstances: Record<string, unknown>;
  createRenderer(loadServerBundle: (remote: string) => Promise<Bundle>, site: string): (url: string) => Promise<RenderedPage>;
}

/** A composition's own copy of all bundles. */
interface Bundles {
  renderPage(url: string): Promise<RenderedPage>;
  sitemapPaths(): Promise<string[]>;
}

/** How many compositions stay evaluated: what is live, what some shoppers get, a preview or two. */
const MAX_COMPOSITIONS = 4;

const requireBuiltin = createRequire(import.meta.url);

/**
 * Renders through the released server bundles. Each composition gets its own copy of the shell and of its remotes, so that
 * no state of an older release is ever met; a remote's bundle is given the shell's shared instances and nothing else.
 */
export function createRenderer(site: SiteOrigin): Renderer {
  const loaded = new Map<string, Promise<Bundles>>();

  function bundlesOf(composition: Composition): Promise<Bundles> {
    const bundles = loaded.get(composition.id) ?? compose(composition, site());
    loaded.delete(composition.id);
    loaded.set(composition.id, bundles);
    if (loaded.size > MAX_COMPOSITIONS) loaded.delete(loaded.keys().next().value ?? '');
    return bundles;
  }

  return {
    render: async (composition, url) => (await bundlesOf(composition)).renderPage(url),
    sitemapPaths: async (composition) => (await bundlesOf(composition)).sitemapPaths(),
  };
}

async function compose({ releases }: Composition, site: string): Promise<Bundles> {
  const shell = (await evaluate(releases.get('shell'), requireForShell)) as ShellBundle;
  const loaded = new Map<string, Promise<Bundle>>();

  function load(remote: string): Promise<Bundle> {
    const bundle = loaded.get(remote) ?? evaluate(releases.get(remote), (name) => shared(shell, name));
    loaded.set(remote, bundle);
    return bundle;
  }

  async function sitemapPaths(): Promise<string[]> {
    const remotes = [...releases.keys()].filter((name) => name !== 'shell');
    const found = await Promise.allSettled(remotes.map(load));
    const bundles = [...found.flatMap((bundle) => (bundle.status === 'fulfilled' ? [bundle.value] : [])), shell];
    return bundles.flatMap((bundle) => bundle.sitemapPaths?.() ?? []);
  }

  return { renderPage: shell.createRenderer(load, site), sitemapPaths };
}

function requireForShell(name: string): unknown {
  if (builtinModules.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
  throw new Error(`The shell's server bundle asks for ${name}`);
}

function shared({ sharedInstances }: ShellBundle, name: string): unknown {
  if (Object.hasOwn(sharedInstances, name)) return sharedInstances[name];
  throw new Error(`A remote's server bundle asks for ${name}, which the shell does not share`);
}

/** Runs a release's server bundle, if it is the file that the release names; it has the server's own rights. */
async function evaluate(release: StoredRelease | undefined, requireModule: RequireModule): Promise<Bundle> {
  if (!release?.server) throw new Error('There is no server bundle');
  const path = join(release.dist, release.server);
  const code = await readFile(path, 'utf8');
  if (release.files[release.server] !== integrityOf(code)) throw new Error(`${path} is not the file that its release names`);
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: path })(module, module.exports, requireModule);
  return module.exports;
}
