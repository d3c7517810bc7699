import styled from '@emotion/styled';
import type { ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf } from '@glow/shared/remotes';
import { Activity, Suspense, type ActivityProps } from 'react';
import { useRemoteComponent } from '../federation/remoteComponent';
import { fragmentContent } from './fragmentContent';
import { Outlet } from './RemoteOutlet';

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

export const Space = styled.div<{ space?: string }>(({ space }) => ({ '&:empty': { minHeight: space } }));
