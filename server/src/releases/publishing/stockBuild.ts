import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import contract from '@glow/shared/contract.json' with { type: 'json' };
import { integrityOf } from '@glow/shared/integrity';
import { slotProblems } from '@glow/shared/slot-problems';
import { ReleaseError, requireNone } from '../../base/errors/errors';
import { hashOf } from '../../base/http/token';
import { RELEASE } from '../repository/buildFolder';
import { fileName } from '../repository/releaseSchema';
import { sizeProblems } from './fileProblems';
import { readRelease } from './publishBuild';
import { neededBy, stockProblems, type Stock } from './stockManifest';

const ADAPTER = readFileSync(new URL('./stockAdapter.js', import.meta.url), 'utf8').replaceAll(/^export /gm, '');
const COMPRESSED = /\.(js|css|json|svg)$/;
/** The global variable in which a bundler's runtime keeps its chunks. */
const CHUNKS = /\b(?:self|globalThis|window)(?:\.|\[["'])(\w*Chunk\w+)/g;
/** See `probe` in `releaseSchema.ts`. */
const PROBE = 'export {};\n';
const rangeOf = (name: 'app' | 'router') => `^${parseInt(contract[name].version, 10)}.0.0`;
/** What the adapter uses. */
const SHARED = { react: '^19.0.0', '@glow/shared/app': rangeOf('app'), '@glow/shared/router': rangeOf('router') };

const digestOf = (text: string) => hashOf(text).slice(0, 12);

/** Writes the stock build in `from` into `dist` as a build of this store. Throws a `ReleaseError` with its reasons. */
export function writeStockBuild(from: string, dist: string, stock: Stock, version: string): void {
  const { manifest, settings } = stock;
  const { name, title, prefixes, paths = prefixes, page, fragments, budgets, mount, ...routes } = settings;
  const provides = Object.fromEntries(Object.keys(fragments).map((fragment) => [`${name}/${fragment}`, '1.0.0']));
  const found = filesIn(from);
  requireNone([
    ...stockProblems(stock),
    ...slotProblems({ ...routes, name, provides }),
    ...found
      .filter(([file]) => !fileName.safeParse(file).success)
      .map(([file]) => `GLOW-278 The file ${file} has another name than letters, digits and @ ~ _ . -: change it.`),
  ]);
  const hashes = found.map(([file, content]) => [file, integrityOf(content)]);
  const build = digestOf(JSON.stringify([ADAPTER, settings, version, hashes]));
  const files: Record<string, string> = {};

  function write(file: string, content: Buffer | string): string {
    mkdirSync(dirname(join(dist, file)), { recursive: true });
    writeFileSync(join(dist, file), content);
    if (COMPRESSED.test(file)) writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content));
    files[file] = integrityOf(content);
    return file;
  }

  function hashed(file: string): [file: string, integrity: string] {
    const integrity = files[`${build}/${file}`];
    if (!integrity) throw new ReleaseError([`GLOW-274 The build lacks its file ${file}: build ${name} again.`]);
    return [`${build}/${file}`, integrity];
  }

  // below the build's name, because files of two builds may have one name
  for (const [file, content] of found) write(`${build}/${file}`, content);
  const { file: entryFile, isModule } = manifest.metaData.remoteEntry;
  const entry = hashed(entryFile);
  const code = String(found.find(([file]) => file === entryFile)?.[1]);
  const probe = isModule ? write(`probe.${digestOf(PROBE)}.js`, PROBE) : undefined;
  const parts = Object.entries({ page, ...fragments }).map(([part, exposed]) => {
    const { js, css } = manifest.exposes.find(({ path }) => path === exposed.module)!.assets;
    const first = [entryFile, ...js.sync, ...css.sync].map((file) => hashed(file)[0]);
    return { part, first, adapted: { ...exposed, css: [...css.sync, ...css.async].map(hashed) } };
  });
  const adapted = JSON.stringify({
    ...{ name, title, paths, entry, mount },
    probe: probe && [probe, files[probe]],
    parts: Object.fromEntries(parts.map(({ part, adapted: one }) => [part, one])),
    shared: SHARED,
    container: manifest.metaData.globalName,
    chunks: [...code.matchAll(CHUNKS)].map(([, key]) => key),
  });
  const container = `glow_${name}`;
  const script = `(() => {\n${ADAPTER}\nglobalThis['${container}'] = containerOf(${adapted}, document.currentScript.src);\n})();\n`;
  const content = JSON.stringify({
    ...routes,
    ...{ name, version, build, container, paths, files, probe, provides },
    prefixes: { [name]: prefixes },
    uses: Object.fromEntries(Object.keys(routes.slots ?? {}).map((slot) => [slot, '*'])),
    needs: { ...SHARED, ...neededBy(manifest) },
    entry: write(`remoteEntry.${digestOf(script)}.js`, script),
    routes: isModule ? [] : [entry[0]],
    server: write(`server.${build}.cjs`, `${ADAPTER}\nmodule.exports = routesOf(${adapted}, require);\n`),
  });
  writeFileSync(join(dist, RELEASE), content);
  const screens = Object.fromEntries(parts.filter(({ part }) => budgets[part]).map(({ part, first }) => [part, first]));
  const release = { ...readRelease(dist, Buffer.from(content)), dist, screens };
  requireNone(sizeProblems(release, { isStore: false, budgets: { [name]: budgets } }));
}

/** By name; without hidden and compressed files, and source maps, which are for nobody. */
function filesIn(folder: string): [name: string, content: Buffer][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const kept = names.filter((name) => !/(^|\/)\.|\.(map|br|gz)$/.test(name) && statSync(join(folder, name)).isFile());
  return kept.toSorted().map((name) => [name, readFileSync(join(folder, name))]);
}
