import { lazyComponent, type LazyComponent } from '@glow/shared/app';
import { useSyncExternalStore, type ComponentType } from 'react';
import { buildOf, onCompositionChange } from './registry';

/** A component that a remote exposes: the remote, the name of its chunk, and how to load it. */
export type RemoteComponent = readonly [remote: string, name: string, load: () => Promise<ComponentType>];

const components = new Map<string, LazyComponent>();

/** The lazy component of the remote's active build; each build has its own. */
export function remoteComponent([remote, name, load]: RemoteComponent): LazyComponent {
  const key = `${remote}/${name} ${buildOf(remote)}`;
  const component = components.get(key) ?? lazyComponent(load, { name: `${remote}/${name}` });
  components.set(key, component);
  return component;
}

/** `remoteComponent` as a hook: changes when the page switches to another build of the remote. */
export function useRemoteComponent(exposed: RemoteComponent): LazyComponent {
  const current = () => remoteComponent(exposed);
  return useSyncExternalStore(onCompositionChange, current, current);
}
