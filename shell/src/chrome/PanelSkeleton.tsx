import styled from '@emotion/styled';
import { Skeleton } from '@glow/shared/ui';

/** Stands in for the content of a dialog while its code loads. */
export function PanelSkeleton() {
  return (
    <PendingLines aria-busy="true">
      {[1, 2, 3, 4].map((line) => (
        <Skeleton key={line} height="4rem" />
      ))}
    </PendingLines>
  );
}

const PendingLines = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(5), padding: theme.space(6) }));
