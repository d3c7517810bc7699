import { lazyScreen, type LazyScreen } from '@glow/shared/app';
import { useSyncExternalStore, type ComponentType } from 'react';
import { buildOf, onCompositionChange } from './registry';

/** A lazy component of a remote; each build of the remote has its own. */
export interface RemotePart {
  /** The component of the build that is active now. */
  current(): LazyScreen;
  preload(): void;
}

/** Declares a part of a remote: its screens or a fragment, and how to load it. */
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

/** The component of a part; changes when the page switches to another build of the remote. */
export function useRemotePart({ current }: RemotePart): ComponentType {
  return useSyncExternalStore(onCompositionChange, current, current);
}
