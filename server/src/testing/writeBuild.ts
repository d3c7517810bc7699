import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { constants } from 'node:zlib';
import { integrityOf } from '@glow/shared/integrity';
import { STORE } from '../base/config/project';
import type { StoredRelease } from '../releases/repository/buildRepository';
import { createLocalBuildReader } from '../releases/repository/localBuild';
import type { TemporarySite } from './temporarySite';

/** Options of brotli, whose default fills large tables for each text. */
export const QUICKLY = { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } };

/** Writes the build of a package with these files, source maps among them, and the code of a server bundle. */
export function writeBuild(
  site: TemporarySite,
  name: string,
  release: { build: string } & Record<string, unknown>,
  files: Record<string, string>,
  server?: string,
): StoredRelease {
  const folder = STORE.packages.find((one) => one.name === name)?.folder ?? name;
  const bundle = `server.${release.build}.cjs`;
  const all = server === undefined ? files : { ...files, [bundle]: server };
  rmSync(join(site.root, folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(site.root, folder, 'dist'), { recursive: true });
  for (const [file, content] of Object.entries(all)) site.write(`${folder}/dist/${file}`, content);
  site.release(folder, {
    name,
    version: '1.0.0',
    container: `glow_${name}`,
    ...(server !== undefined && { server: bundle }),
    files: hashesOf(all, false),
    maps: hashesOf(all, true),
    ...release,
  });
  return createLocalBuildReader(site.root, name, folder, fail)() ?? fail(`${folder} has no build`);
}

/** The hashes of the source maps among files, or of the others. */
function hashesOf(files: Record<string, string>, areMaps: boolean): Record<string, string> {
  const found = Object.entries(files).filter(([file]) => file.endsWith('.map') === areMaps);
  return Object.fromEntries(found.map(([file, content]) => [file, integrityOf(content)]));
}

export function fail(sentence: string): never {
  throw new Error(sentence);
}
