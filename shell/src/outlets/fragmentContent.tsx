import { FragmentScreen } from '@glow/shared/app';
import { fragmentRemote, pathOf } from '@glow/shared/remotes';
import { loadRemoteModule } from '../federation/loadRemote';
import type { RemoteComponent } from '../federation/remoteComponent';

export function fragmentContent(url: string): RemoteComponent {
  const remote = fragmentRemote(pathOf(url)) ?? '';
  async function load() {
    const { Screens } = await loadRemoteModule(remote);
    await Screens.preload(pathOf(url));
    return () => <FragmentScreen url={url} Screens={Screens} />;
  }
  return [remote, url, load];
}
