import styled from '@emotion/styled';
import type { ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf } from '@glow/shared/remotes';
import { Activity, Suspense, type ActivityProps } from 'react';
import { useRemoteComponent } from '../federation/remoteComponent';
import { fragmentContent } from './fragmentContent';
import { Outlet } from './RemoteOutlet';

/** A fragment below the contexts of a page: in it, or as the root of a React tree, on the server and in the server's HTML. */
export function PageFragment({ mode, url, space, fallback }: ShownFragment & Pick<ActivityProps, 'mode'>) {
  const remote = fragmentRemote(pathOf(url));
  const Content = useRemoteComponent(fragmentContent(url));
  return (
    <Suspense>
      <Activity mode={mode}>
        <Outlet {...{ remote, url, Content }} fallback={<Space space={space} />} failure={() => fallback} />
      </Activity>
    </Suspense>
  );
}

/** The element of a fragment, which keeps space while it is empty. */
export const Space = styled.div<{ space?: string }>(({ space }) => ({ '&:empty': { minHeight: space } }));
