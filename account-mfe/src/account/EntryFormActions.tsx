import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';
import type { ReactNode } from 'react';

/** Save and Cancel of an address or card form. */
export function EntryFormActions({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  return (
    <Actions>
      <Button type="submit">{children}</Button>
      <Button type="button" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </Actions>
  );
}

const Actions = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.space(3),
  marginTop: theme.space(2),
}));
