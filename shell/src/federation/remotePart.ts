import { lazyScreen, type LazyScreen } from '@glow/shared/app';
import { useSyncExternalStore, type ComponentType } from 'react';
import { buildOf, onCompositionChange } from './registry';

/** Something that a remote brings and that is loaded when it is first shown: of every build of the remote another component. */
export interface RemotePart {
  /** That of the build which the page has now. */
  current(): LazyScreen;
  preload(): void;
}

/** Names a part of a remote, its screens or a fragment, and how it is loaded. */
export function remotePart(remote: string, name: string, load: () => Promise<ComponentType>): RemotePart {
  const byBuild = new Map<string | null, LazyScreen>();

  function current(): LazyScreen {
    const build = buildOf(remote);
    const known = byBuild.get(build) ?? lazyScreen(`${remote}/${name}`, load);
    byBuild.set(build, known);
    return known;
  }

  return { current, preload: () => current().preload() };
}

/** The component of a part: when the page changes to another build of the remote it is another one. */
export function useRemotePart({ current }: RemotePart): ComponentType {
  return useSyncExternalStore(onCompositionChange, current, current);
}
