import { pathOf, queryOf } from '@glow/shared/remotes';
import { AtLocation, type NavigationType } from '@glow/shared/router';
import { useState, type ComponentType } from 'react';

/** Shows a fragment as its remote's screen at the fragment's address, the same on server and in browser. */
export function FragmentScreen({ url, Screens }: { url: string; Screens: ComponentType }) {
  const [location] = useState({ pathname: pathOf(url), search: queryOf(url), hash: '', state: null, key: '' });
  return (
    <AtLocation location={location} navigationType={'POP' as NavigationType}>
      <Screens />
    </AtLocation>
  );
}
