import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import { STORE } from '../config/project';
import type { StoredRelease } from '../releases/buildRepository';
import { createLocalBuildReader } from '../releases/localBuild';
import type { TemporarySite } from './temporarySite';

/** Writes the build of a package with these files, the code of a server bundle and source maps. */
export function writeBuild(
  site: TemporarySite,
  name: string,
  release: { build: string } & Record<string, unknown>,
  files: Record<string, string>,
  server?: string,
  maps: Record<string, string> = {},
): StoredRelease {
  const folder = STORE.packages.find((one) => one.name === name)?.folder ?? name;
  const bundle = `server.${release.build}.cjs`;
  const all = server === undefined ? files : { ...files, [bundle]: server };
  rmSync(join(site.root, folder, 'dist'), { recursive: true, force: true });
  mkdirSync(join(site.root, folder, 'dist'), { recursive: true });
  for (const [file, content] of Object.entries({ ...all, ...maps })) site.write(`${folder}/dist/${file}`, content);
  site.release(folder, {
    name,
    version: '1.0.0',
    container: `glow_${name}`,
    ...(server !== undefined && { server: bundle }),
    files: hashesOf(all),
    maps: hashesOf(maps),
    ...release,
  });
  return createLocalBuildReader(site.root, name, folder, fail)() ?? fail(`${folder} has no build`);
}

function hashesOf(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [file, integrityOf(content)]));
}

export function fail(sentence: string): never {
  throw new Error(sentence);
}
