import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { readRelease } from '../../tools/build/packages.js';
import { repository } from '../store';

/** The file lists of a package's `release.json`. */
export interface Release {
  entry?: string;
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

/** What a document takes: bytes of text, the same after brotli, and elements. */
export function documentSize(html: string): { text: number; brotli: number; elements: number } {
  const markup = html.replace(/(<(script|style)\b[^>]*>).*?(?=<\/\2>)/gs, '$1');
  return {
    text: Buffer.byteLength(html),
    brotli: brotliCompressSync(html).length,
    elements: markup.match(/<[a-z]/gi)?.length ?? 0,
  };
}

/** The release in a package's `dist`; must be built. */
export function releaseOf(folder: string): Release {
  const release: Release | undefined = readRelease({ folder });
  if (!release) throw new Error(`${folder} is not built`);
  return release;
}

/** Digests in names of files, of builds and in integrity attributes, where a placeholder of the latter is none. */
const DIGEST = /\b[0-9a-f]{8}\b|(?<=\bglow_(?:\w+_)?)[0-9a-f]{6}\b|(?<=sha256-)(?!A{43})[\w+/]{43}/g;

/** The same text with other digests, which depend only on their order: how a digest compresses is chance. */
function withStableDigests(text: string): string {
  const digests = [...new Set(text.match(DIGEST))];
  const replacements = new Map(
    digests.map((digest, index) => {
      const encoding = digest.length > 8 ? 'base64' : 'hex';
      return [digest, createHash('sha256').update(String(index)).digest(encoding).slice(0, digest.length)];
    }),
  );
  return text.replace(DIGEST, (digest) => replacements.get(digest) ?? digest);
}

const sizes = new Map<string, number>();

/** Brotli size of a built file of the tree `root`, in bytes; the path of the tree does not change it. */
export function compressedSize(folder: string, file: string, root = repository): number {
  const built = path.join(root, folder, 'dist', file);
  const size = sizes.get(built) ?? brotliCompressSync(withStableDigests(readFileSync(built, 'utf8'))).length;
  sizes.set(built, size);
  return size;
}
