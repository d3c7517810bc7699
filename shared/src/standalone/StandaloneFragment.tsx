import styled from '@emotion/styled';
import { FragmentScreen, type RemoteModule, type ShownFragment } from '@glow/shared/app';
import { fragmentRemote, pathOf, queryOf } from '@glow/shared/remotes';
import { Suspense } from 'react';

/** What a remote exports to its page. */
export type StandaloneRemote = Pick<RemoteModule, 'Screens' | 'pageData'>;

/** The remote that runs alone, and after it those that it is run with, by name. */
export const remotes = new Map<string, StandaloneRemote>();

/** A fragment of a remote that runs on the page; of others a box with its name and props. */
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
