import { isOff, isUnder, NOT_FOUND_PATH } from '@glow/shared/remotes';
import { LRUCache } from 'lru-cache';
import type { Renderer } from '../rendering/renderer';
import type { Composition } from './composer';
import { unrenderedPage, type Page } from './page';
import type { SiteFacts } from './renderDocument';

const MAX_FRAMES = 500;

/** Creates the pages without content, which the browser renders: what the shell draws around the content, if it has been prepared. */
export function createFrames(renderer: Renderer, facts: () => SiteFacts) {
  const frames = new LRUCache<string, Page>({ max: MAX_FRAMES });

  return {
    async prepare(composition: Composition): Promise<void> {
      for (const path of framePaths(composition)) {
        const frame = await renderer.frameOf(composition, path);
        frames.set(`${composition.id} ${path}`, await unrenderedPage(composition, path, facts(), frame));
      }
    },
    /** The page without content of a URL path whose page is late, or has this status. */
    async pageOf(composition: Composition, pathname: string, status = 200): Promise<Page> {
      const [path = NOT_FOUND_PATH] = framePaths(composition).filter((one) => isUnder(pathname, one));
      const frame = frames.get(`${composition.id} ${path}`) ?? (await unrenderedPage(composition, pathname, facts()));
      if (isOff(composition.remotes, pathname)) return frame;
      // a shell that renders in the browser only is never late
      const isLate = status === 200 && composition.releases.get('shell')?.server;
      return { ...frame, status: isLate ? 503 : status };
    },
  };
}

/** The paths by which pages without content differ, the longest first: those that a remote owns, and those of links, which mark the present one. */
function framePaths({ remotes }: Composition): string[] {
  const links = remotes.flatMap(({ slots = {} }) => Object.values(slots).flatMap((entries = []) => entries));
  const paths = [
    ...remotes.flatMap(({ prefixes }) => prefixes),
    ...links.flatMap(({ to }) => to ?? []),
    NOT_FOUND_PATH,
  ];
  return [...new Set(paths)].sort((one, other) => other.length - one.length);
}
