import styled from '@emotion/styled';
import { FragmentScreen, type RemoteModule, type ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf, queryOf } from '@glow/shared/remotes';
import { Suspense } from 'react';

export type StandaloneRemote = Pick<RemoteModule, 'Screens' | 'pageData'>;

/** By name: first the remote that runs alone, then the remotes that run with it. */
export const remotes = new Map<string, StandaloneRemote>();

/** Fragments of remotes on this page are shown; other fragments are a box with name and props. */
export function StandaloneFragment({ url }: ShownFragment) {
  const remote = remotes.get(fragmentRemote(pathOf(url)) ?? '');
  if (!remote) {
    const props = new URLSearchParams(queryOf(url)).get('props');
    return <Box>{`Fragment ${pathOf(url).replace('/fragments/', '')} ${props}`}</Box>;
  }
  return (
    <Suspense>
      <FragmentScreen url={url} Screens={remote.Screens} />
    </Suspense>
  );
}

const Box = styled.p(({ theme }) => ({ padding: theme.space(4), border: `1px dashed ${theme.colors.lineStrong}` }));
