import { remotes } from '@glow/shared/remotes';
import { compatibilityProblems } from './compatibilityProblems';
import { openPublished, type PlacedRelease, type Published } from './openPublished';
import { openWorkingBuild } from './openWorkingBuild';

/** The builds of a package that shoppers meet. */
export interface Offer {
  name: string;
  live?: PlacedRelease;
  /** The build that `share` of a hundred see instead. */
  canary?: { release: PlacedRelease; share: number };
  /** The last known good one: what was live before and can still be met beside the others. */
  previous?: PlacedRelease;
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
    const met: Offer[] = PACKAGES.map(({ name }) => {
      const { live, canary } = published.registry.packages[name] ?? {};
      const candidate = canary && published.find(name, canary.build);
      return {
        name,
        live: live ? published.find(name, live.build) : working.get(name)?.(),
        canary: candidate && { release: candidate, share: canary.share },
      };
    });
    const offers = met.map((offer) => {
      const past = published.registry.packages[offer.name]?.past ?? [];
      const releases = past.toReversed().map((build) => published.find(offer.name, build));
      return { ...offer, previous: releases.find((release) => release && compatibilityProblems(release, met).length === 0) };
    });
    return { offers, published };
  };
}
