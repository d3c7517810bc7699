import { fragmentRemote, pathOf, queryOf } from '@glow/shared/remotes';
import { AtLocation, type Location, type NavigationType } from '@glow/shared/router';
import { RemoteOutlet, type OutletProps } from './RemoteOutlet';

const SHOWN = 'POP' as NavigationType;

/** A fragment as its remote's screen at the fragment's address, rendered alike by server and browser. */
export function FragmentContent({ url, ...states }: { url: string } & Pick<OutletProps, 'fallback' | 'failure'>) {
  const location: Location = { pathname: pathOf(url), search: queryOf(url), hash: '', state: null, key: '' };
  return (
    <AtLocation location={location} navigationType={SHOWN}>
      <RemoteOutlet remote={fragmentRemote(location.pathname) ?? ''} {...states} />
    </AtLocation>
  );
}
