import styled from '@emotion/styled';
import { Button, EmptyState, Skeleton } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import { Outlet } from '../outlets/RemoteOutlet';

interface PanelOutletProps extends Pick<ComponentProps<typeof Outlet>, 'remote' | 'url' | 'Content'> {
  /** Heading and text of the message that is shown if the content cannot be loaded. */
  heading: string;
  children: ReactNode;
}

export function PanelOutlet({ heading, children, ...part }: PanelOutletProps) {
  return (
    <Outlet
      {...part}
      fallback={
        <PendingLines aria-busy="true">
          {[1, 2, 3, 4].map((line) => (
            <Skeleton key={line} height="4rem" />
          ))}
        </PendingLines>
      }
      failure={(retry) => (
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
      )}
    />
  );
}

const PendingLines = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(5), padding: theme.space(6) }));
