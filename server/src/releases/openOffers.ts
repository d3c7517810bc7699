import { remotes } from '@glow/shared/remotes';
import { openPublished, type PlacedRelease, type Published } from './openPublished';
import { openWorkingBuild } from './openWorkingBuild';

/** The builds of a package that shoppers meet. */
export interface Offer {
  name: string;
  live?: PlacedRelease;
  /** The build that `share` of a hundred see instead. */
  canary?: { release: PlacedRelease; share: number };
}

/** Everything that is offered at a moment, and what is published besides. */
export interface Offers {
  offers: Offer[];
  published: Published;
}

/** Where builds are found. */
export interface BuildFolders {
  /** The folder that holds the shell, the remotes and `shared`. */
  root: string;
  /** The folder of releases. */
  releasesDir: string;
}

/** The shell and every remote. */
export const PACKAGES = [{ name: 'shell', folder: 'shell' }, ...remotes];

/** Reads what is offered: what the registry's pointers name, and of a package without a pointer the build in its own folder. */
export function openOffers({ root, releasesDir }: BuildFolders, report: (sentence: string) => void): () => Offers {
  const readPublished = openPublished(releasesDir, report);
  const working = new Map(PACKAGES.map(({ name, folder }) => [name, openWorkingBuild(root, name, folder, report)]));

  return function read() {
    const published = readPublished();
    const offers = PACKAGES.map(({ name }) => {
      const { live, canary } = published.registry.packages[name] ?? {};
      const candidate = canary && published.find(name, canary.build);
      return {
        name,
        live: live ? published.find(name, live.build) : working.get(name)?.(),
        canary: candidate && { release: candidate, share: canary.share },
      };
    });
    return { offers, published };
  };
}
