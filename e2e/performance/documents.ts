import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packages, readRelease } from '../../shared/build/packages.js';
import { repository } from '../store';
import type { SingleBuild } from './singleBuild';

/** The file lists of a package's `release.json`. */
export interface Release {
  entry?: string;
  routes: string[];
  /** Files by screen. */
  screens: Record<string, string[]>;
}

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>\n?/g;
const SCRIPT_PRELOAD = /<link\b(?=[^>]*\brel="(?:module)?preload")(?=[^>]*(?:\bas="script"|modulepreload))[^>]*>\n?/g;
const FILES = /(<script[^>]* id="glow-files">)(.*?)(<\/script>)/s;
const REGISTRY = /<script[^>]* id="glow-registry">.*?<\/script>/s;

/** The HTML without the registry, which lists every remote's entry without loading it. */
export function withoutRegistry(html: string): string {
  return html.replace(REGISTRY, '');
}

/** URLs of all first-screen scripts in the HTML. */
export function scriptsNamed(html: string): string[] {
  const [, , json = '{"page":[]}'] = FILES.exec(html) ?? [];
  const { page } = JSON.parse(json) as { page: [string, { src?: string; href?: string }][] };
  return page.map(([, { src, href = src }]) => String(href));
}

/** The lower bound: the same HTML without scripts or references to them. */
export function withoutScripts(html: string): string {
  return html.replace(SCRIPT, '').replace(SCRIPT_PRELOAD, '');
}

/** The same HTML for the single build: the store's scripts replaced by its own and the rendered screens' chunks. */
export function withSingleBuild(html: string, single: SingleBuild): string {
  const chunks = screensNamed(html).flatMap((screen) => single.chunksOf(screen));
  const run = (src: string) => ['script', { src, async: false }];
  const fetchAhead = (href: string) => ['link', { rel: 'preload', as: 'script', href }];
  const [, , json = ''] = FILES.exec(html) ?? [];
  if (!json) throw new Error('The HTML lists its files in a format that the single build does not support');
  const files = {
    ...(JSON.parse(json) as object),
    page: [...single.scripts.map(run), ...[...new Set(chunks)].map(fetchAhead)],
    cart: [...single.chunksOf('CartDrawer'), ...single.chunksOf('replayed-clicks')].map(fetchAhead),
  };
  return html.replace(FILES, `$1${JSON.stringify(files)}$3`);
}

/** Screens whose files are all referenced by the HTML. */
function screensNamed(html: string): string[] {
  const named = new Set(scriptsNamed(html));
  return packages.flatMap(({ name, folder }) =>
    Object.entries(releaseOf(folder).screens)
      .filter(([, files]) => files.every((file) => named.has(`/assets/${name}/${file}`)))
      .map(([screen]) => screen),
  );
}

/** The release in a package's `dist`; must be built. */
export function releaseOf(folder: string): Release {
  const release: Release | undefined = readRelease({ folder });
  if (!release) throw new Error(`${folder} is not built`);
  return release;
}

/** Size of a built file in bytes, brotli. */
export function compressedSize(folder: string, file: string): number {
  return readFileSync(path.join(repository, folder, 'dist', `${file}.br`)).length;
}
