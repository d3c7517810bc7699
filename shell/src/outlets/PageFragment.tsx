import styled from '@emotion/styled';
import type { ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf } from '@glow/shared/remotes';
import { Activity, Suspense, type ActivityProps } from 'react';
import { useRemoteComponent } from '../federation/remoteComponent';
import { fragmentContent } from './fragmentContent';
import { Outlet } from './RemoteOutlet';

/** A fragment with its address in place of its name and props. */
export interface PlacedFragment extends Pick<ShownFragment, 'space' | 'fallback'> {
  url: string;
}

/** A fragment as a page shows it. */
export function PageFragment({ url, space, fallback }: PlacedFragment) {
  const remote = fragmentRemote(pathOf(url));
  const Content = useRemoteComponent(fragmentContent(url));
  return <Outlet {...{ remote, Content }} fallback={<Space space={space} />} failure={() => fallback} />;
}

/** The element of a fragment, which keeps space while it is empty. */
export const Space = styled.div<{ space?: string }>(({ space }) => ({ '&:empty': { minHeight: space } }));

/** A fragment as the root of a React tree below the contexts of a page: on the server, and in the browser in the server's HTML. */
export function FragmentRoot({ mode, ...fragment }: PlacedFragment & Pick<ActivityProps, 'mode'>) {
  return (
    <Suspense>
      <Activity mode={mode}>
        <PageFragment {...fragment} />
      </Activity>
    </Suspense>
  );
}
