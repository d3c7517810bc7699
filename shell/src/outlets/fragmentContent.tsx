import { fragmentRemote, pathOf, queryOf } from '@glow/shared/remotes';
import { AtLocation, type NavigationType } from '@glow/shared/router';
import { loadRemoteModule } from '../federation/loadRemote';
import type { RemoteComponent } from '../federation/remoteComponent';

const NAVIGATION = 'POP' as NavigationType;

/** A fragment as a component: its remote's screen at the fragment's address, rendered alike by server and browser. */
export function fragmentContent(url: string): RemoteComponent {
  const pathname = pathOf(url);
  const location = { pathname, search: queryOf(url), hash: '', state: null, key: '' };
  const remote = fragmentRemote(pathname) ?? '';
  return [
    remote,
    url,
    async () => {
      const { Screens } = await loadRemoteModule(remote);
      await Screens.preload(pathname);
      return function FragmentContent() {
        return (
          <AtLocation location={location} navigationType={NAVIGATION}>
            <Screens />
          </AtLocation>
        );
      };
    },
  ];
}
