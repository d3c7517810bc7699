import { integrityOf, MATCHES_NOTHING } from '@glow/shared/integrity';
import { scriptJson } from '@glow/shared/text';
import type { Release } from '../../releases/repository/releaseSchema';

/** Without a build id, because file names are hashed, and equal files of two builds share a cache entry. */
export function urlOf({ name, file }: { name: string; file: string }): string {
  return `/assets/${name}/${file}`;
}

/** With the hashes of all scripts of builds that are ES modules, and its own in the content security policy. */
export function importMapOf(builds: (Release | undefined)[]): { text: string; source: string } | undefined {
  const modules = builds.flatMap((build) => (build?.probe ? [build] : []));
  if (modules.length === 0) return undefined;
  const integrity = modules.flatMap(({ name, probe, files }) =>
    Object.entries(files)
      .filter(([file]) => /\.m?js$/.test(file))
      .map(([file, hash]) => [urlOf({ name, file }), file === probe ? MATCHES_NOTHING : hash]),
  );
  const text = scriptJson({ integrity: Object.fromEntries(integrity) });
  return { text, source: `'${integrityOf(text)}'` };
}
