import { composition } from '../federation/registry';
import { containerName, shareScope } from '../federation/shareScope';

/** Fills the global of Module Federation's run-time, which its browser extension reads. */
export function describeFederation(): void {
  const { shell, remotes } = composition();
  const remotesInfo = Object.fromEntries(
    remotes.map(({ name, version, entry }) => [containerName(name), { version, remoteEntry: entry }]),
  );
  const name = containerName('shell');
  const page = Reflect.get(globalThis, '__FEDERATION__');
  Reflect.set(globalThis, '__FEDERATION__', {
    ...page,
    moduleInfo: { ...page?.moduleInfo, ...remotesInfo, [name]: { ...shell, remotesInfo } },
    __SHARE__: { ...page?.__SHARE__, [name]: { default: shareScope } },
  });
}
