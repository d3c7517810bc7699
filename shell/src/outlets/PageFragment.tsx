import styled from '@emotion/styled';
import { FragmentProviders, type ShownFragment } from '@glow/shared/app';
import { Activity, Suspense, type ComponentProps } from 'react';
import { FragmentContent } from './FragmentContent';

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
