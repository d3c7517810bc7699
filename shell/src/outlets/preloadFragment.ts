import { fragmentRemote, pathOf } from '@glow/shared/remotes';
import { loadRemoteModule } from '../federation/loadRemote';
import { remoteComponent } from '../federation/remoteComponent';
import { screensOf } from './RemoteOutlet';

/** Loads the code of a fragment, so that it renders at once; rejects if its remote cannot be loaded. */
export async function preloadFragment(url: string): Promise<void> {
  const remote = fragmentRemote(url) ?? '';
  const { Screens } = await loadRemoteModule(remote);
  await Promise.all([remoteComponent(screensOf(remote)).preload(), Screens.preload(pathOf(url))]);
}
