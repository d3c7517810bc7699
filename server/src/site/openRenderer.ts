import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { builtinModules, createRequire } from 'node:module';
import { join } from 'node:path';
import { compileFunction } from 'node:vm';
import type { Composition, PlacedRelease } from './openRegistry';

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

/** Renders a URL (path and query) of a composition; rejects where a bundle fails. */
export type Renderer = (composition: Composition, url: string) => Promise<RenderedPage>;

type RequireModule = (name: string) => unknown;

/** What the shell's server bundle exports. */
interface ShellBundle {
  sharedInstances: Record<string, unknown>;
  createRenderer(loadServerBundle: (remote: string) => Promise<unknown>): (url: string) => Promise<RenderedPage>;
}

const requireBuiltin = createRequire(import.meta.url);

/**
 * Renders through the released server bundles. Each composition gets its own copy of the shell and of its remotes, so that
 * no state of an older release is ever met; a remote's bundle is given the shell's shared instances and nothing else.
 */
export function openRenderer(): Renderer {
  let compositionId: string | undefined;
  let renderPage: Promise<(url: string) => Promise<RenderedPage>> | undefined;

  return async function render(composition, url) {
    if (!renderPage || composition.id !== compositionId) {
      compositionId = composition.id;
      renderPage = compose(composition);
    }
    return (await renderPage)(url);
  };
}

async function compose({ releases }: Composition): Promise<(url: string) => Promise<RenderedPage>> {
  const shell = (await evaluate(releases.get('shell'), requireForShell)) as ShellBundle;
  const bundles = new Map<string, Promise<unknown>>();
  return shell.createRenderer((remote) => {
    const bundle = bundles.get(remote) ?? evaluate(releases.get(remote), (name) => shared(shell, name));
    bundles.set(remote, bundle);
    return bundle;
  });
}

function requireForShell(name: string): unknown {
  if (builtinModules.includes(name.replace(/^node:/, ''))) return requireBuiltin(name);
  throw new Error(`The shell's server bundle asks for ${name}`);
}

function shared({ sharedInstances }: ShellBundle, name: string): unknown {
  if (name in sharedInstances) return sharedInstances[name];
  throw new Error(`A remote's server bundle asks for ${name}, which the shell does not share`);
}

/** Runs a release's server bundle, if it is the file that the release names; it has the server's own rights. */
async function evaluate(release: PlacedRelease | undefined, requireModule: RequireModule): Promise<unknown> {
  if (!release?.server) throw new Error('There is no server bundle');
  const path = join(release.dist, release.server);
  const code = await readFile(path, 'utf8');
  const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
  if (release.files[release.server] !== integrity) throw new Error(`${path} is not the file that its release names`);
  const module = { exports: {} };
  compileFunction(code, ['module', 'exports', 'require'], { filename: path })(module, module.exports, requireModule);
  return module.exports;
}
