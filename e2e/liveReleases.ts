import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packages } from '../tools/build/packages.js';
import { repository } from './store';

/** What a release says of fragments and slots: nothing, if it is of before them. */
export interface ReleaseOfFragments {
  provides?: Record<string, string>;
  uses?: Record<string, string>;
  slots?: Record<string, { fragment?: string }[]>;
}

/** The releases that the common store serves to all, by package: of this tree, or of the releases folder that journeys are run in. */
export async function liveReleases(url: string): Promise<ReadonlyMap<string, ReleaseOfFragments>> {
  const { shell, remotes } = (await (await fetch(`${url}/registry.json`)).json()) as {
    shell: { build: string };
    remotes: { name: string; build: string }[];
  };
  const releases = process.env.JOURNEY_RELEASES;
  return new Map(
    [{ name: 'shell', ...shell }, ...remotes].map(({ name, build }) => {
      const dist = path.join(repository, packages.find((one) => one.name === name)?.folder ?? '', 'dist');
      const published = releases && path.join(releases, name, build);
      const folder = published && existsSync(published) ? published : dist;
      const release = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8'));
      if (release.build !== build) throw new Error(`The release of ${name} ${build} is not in ${folder}`);
      return [name, release as ReleaseOfFragments];
    }),
  );
}
