import styled from '@emotion/styled';
import { FragmentProviders, type ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf, queryOf } from '@glow/shared/remotes';
import { AtLocation, type Location, type NavigationType } from '@glow/shared/router';
import { Activity, Suspense, type ComponentProps } from 'react';
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

/** A fragment as a page shows it. */
export function PageFragment({ url, space, fallback }: ShownFragment) {
  return <FragmentContent url={url} fallback={<Space space={space} />} failure={() => fallback} />;
}

/** The element of a fragment, which keeps space while it is empty. */
export const Space = styled.div<{ space?: string }>(({ space }) => ({ '&:empty': { minHeight: space } }));

interface FragmentRootProps extends Omit<ComponentProps<typeof FragmentProviders>, 'children'> {
  fragment: ShownFragment;
  mode?: 'visible' | 'hidden';
}

/** A fragment as the root of a React tree: on the server, and in the browser in the server's HTML. */
export function FragmentRoot({ fragment, mode, ...providers }: FragmentRootProps) {
  return (
    <FragmentProviders {...providers}>
      <Suspense>
        <Activity mode={mode}>
          <PageFragment {...fragment} />
        </Activity>
      </Suspense>
    </FragmentProviders>
  );
}
