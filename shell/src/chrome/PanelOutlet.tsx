import styled from '@emotion/styled';
import { Button, EmptyState, Skeleton } from '@glow/shared/ui';
import type { ComponentType, ReactNode } from 'react';
import { FragmentContent } from '../outlets/FragmentContent';
import { Outlet, type OutletProps } from '../outlets/RemoteOutlet';

interface PanelOutletProps {
  /** The address of a fragment, or a component of the shell. */
  content: string | ComponentType;
  /** Heading and text of the message in place of content that failed to load. */
  heading: string;
  children: ReactNode;
}

/** The content of a dialog: lines stand in for it while its code loads, and a message with Retry if that fails. */
export function PanelOutlet({ content, heading, children }: PanelOutletProps) {
  const states: Pick<OutletProps, 'fallback' | 'failure'> = {
    fallback: (
      <PendingLines aria-busy="true">
        {[1, 2, 3, 4].map((line) => (
          <Skeleton key={line} height="4rem" />
        ))}
      </PendingLines>
    ),
    failure: (retry) => (
      <EmptyState
        heading={heading}
        actions={
          <Button type="button" onClick={retry}>
            Retry
          </Button>
        }
      >
        <div role="alert">{children}</div>
      </EmptyState>
    ),
  };
  return typeof content === 'string' ? (
    <FragmentContent url={content} {...states} />
  ) : (
    <Outlet Content={content} {...states} />
  );
}

const PendingLines = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(5), padding: theme.space(6) }));
