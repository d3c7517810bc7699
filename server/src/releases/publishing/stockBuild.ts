import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import contract from '@glow/shared/contract.json' with { type: 'json' };
import { integrityOf } from '@glow/shared/integrity';
import { ReleaseError, requireNone } from '../../base/errors/errors';
import { RELEASE } from '../repository/buildFolder';
import { parseRelease } from '../repository/releaseSchema';
import {
  exposedParts,
  neededBy,
  scriptOf,
  SETTINGS,
  stockProblems,
  type PublishSettings,
  type StockManifest,
} from './stockManifest';

const ADAPTER = readFileSync(new URL('./stockAdapter.js', import.meta.url), 'utf8').replaceAll(/^export /gm, '');
const COMPRESSED = /\.(js|css|json|svg)$/;
/** The global variable in which a bundler's runtime keeps its chunks. */
const CHUNKS = /\b(?:self|globalThis|window)(?:\.|\[["'])(\w*Chunk\w+)/g;
/** What the adapter uses. */
const SHARED = { react: '^19.0.0', '@glow/shared/app': `^${parseInt(contract.app.version, 10)}.0.0` };

type HashedFile = [file: string, integrity: string];

export interface Exposed {
  module: string;
  space: string;
  css: HashedFile[];
}

/** What the adapter has to know of a build. */
export interface StockSettings {
  name: string;
  title: string;
  paths: string[];
  page: Exposed;
  fragments: Record<string, Exposed>;
  shared: Record<string, string>;
  entry: HashedFile;
  /** The global variable of the bundler's container. */
  container: string;
  chunks: string[];
}

interface Stock {
  manifest: StockManifest;
  settings: PublishSettings;
  /** Of the project. */
  version: string;
}

/** Writes a stock build into `dist` as a build of this store. Throws a `ReleaseError` with its reasons. */
export function writeStockBuild(from: string, dist: string, { manifest, settings, version }: Stock): void {
  requireNone(stockProblems(manifest, settings));
  const stock = filesIn(from);
  requireNone(fileProblems(stock, manifest, settings));
  const { name, title, prefixes, paths = prefixes, page: _page, fragments, ...routes } = settings;
  const hash = createHash('sha256').update(JSON.stringify([ADAPTER, settings, version]));
  for (const [file, content] of stock) hash.update(`${file} ${integrityOf(content)} `);
  const build = hash.digest('hex').slice(0, 12);
  const files: Record<string, string> = {};

  function write(file: string, content: Buffer | string): string {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
    if (COMPRESSED.test(file)) writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
    files[file] = integrityOf(content);
    return file;
  }

  // below the build's name, because files of two builds may have one name
  const hashed = (file: string): HashedFile => [`${build}/${file}`, files[`${build}/${file}`]!];
  for (const [file, content] of stock) write(`${build}/${file}`, content);
  const [entry] = hashed(scriptOf(manifest)!);
  const parts = exposedParts(manifest, settings).map(([part, { module, space }, { css }]): [string, Exposed] => [
    part,
    { module, space, css: [...css.sync, ...css.async].map(hashed) },
  ]);
  const adapter = JSON.stringify({
    name,
    title,
    paths,
    page: Object.fromEntries(parts).page!,
    fragments: Object.fromEntries(parts.slice(1)),
    shared: SHARED,
    entry: hashed(scriptOf(manifest)!),
    container: manifest.metaData.globalName,
    chunks: [...String(stock.get(scriptOf(manifest)!)).matchAll(CHUNKS)].map(([, key = '']) => key),
  } satisfies StockSettings);
  const script = `(() => {\n${ADAPTER}\nglobalThis.glow_${name} = containerOf(${adapter}, document.currentScript.src);\n})();\n`;
  const server = `${ADAPTER}\nmodule.exports = routesOf(${adapter}, require);\n`;
  const release = {
    ...routes,
    name,
    version,
    build,
    container: `glow_${name}`,
    prefixes: { [name]: prefixes },
    paths,
    provides: Object.fromEntries(Object.keys(fragments).map((of) => [`${name}/${of}`, '1.0.0'])),
    uses: Object.fromEntries(Object.keys(routes.slots).map((slot) => [slot, '*'])),
    needs: { ...SHARED, ...neededBy(manifest) },
    entry: write(`remoteEntry.${createHash('sha256').update(script).digest('hex').slice(0, 8)}.js`, script),
    routes: [entry],
    server: write(`server.${build}.cjs`, server),
    files,
  };
  try {
    parseRelease(JSON.stringify(release));
  } catch (error) {
    throw new ReleaseError([`GLOW-276 ${from} cannot be published: ${(error as Error).message}.`]);
  }
  writeFileSync(join(dist, RELEASE), JSON.stringify(release, null, 2));
}

/** Without source maps, which the store would give to everybody, and hidden files. */
function filesIn(folder: string): Map<string, Buffer> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const kept = names.filter((name) => !/(^|\/)\.|\.map$/.test(name) && statSync(join(folder, name)).isFile());
  return new Map(kept.toSorted().map((name) => [name, readFileSync(join(folder, name))]));
}

/** Files that the manifest names and the build lacks, and parts over their budgets. */
function fileProblems(stock: Map<string, Buffer>, manifest: StockManifest, settings: PublishSettings): string[] {
  const { name, budgets } = settings;
  return exposedParts(manifest, settings).flatMap(([part, , { js, css }]) => {
    const first = [scriptOf(manifest)!, ...js.sync, ...css.sync];
    const missing = [...first, ...css.async].filter((file) => !stock.has(file));
    if (missing.length > 0) return missing.map((file) => `GLOW-274 ${name} lacks its file ${file}: build it again.`);
    const size = first.reduce((sum, file) => sum + brotliCompressSync(stock.get(file)!).length, 0);
    const budget = budgets[part];
    if (budget === undefined || size <= budget) return [];
    return `GLOW-275 ${part} of ${name} takes ${size} bytes after brotli, ${size - budget} over its budget in ${SETTINGS}.`;
  });
}
