import { lazyComponent, type LazyComponent } from '@glow/shared/app';
import { useSyncExternalStore, type ComponentType } from 'react';
import { buildOf, onCompositionChange } from './registry';

/** A component that a remote exposes; `name` is its chunk. */
export type RemoteComponent = readonly [remote: string, name: string, load: () => Promise<ComponentType>];

const components = new Map<string, LazyComponent>();

/** Each build of a remote has its own component. */
export function remoteComponent([remote, name, load]: RemoteComponent): LazyComponent {
  const key = `${remote}/${name} ${buildOf(remote)}`;
  const component = components.get(key) ?? lazyComponent(load, { name: `${remote}/${name}` });
  components.set(key, component);
  return component;
}

/** Returns another component when the page switches to another build of the remote. */
export function useRemoteComponent(exposed: RemoteComponent): LazyComponent {
  const current = () => remoteComponent(exposed);
  return useSyncExternalStore(onCompositionChange, current, current);
}
