import styled from '@emotion/styled';
import { Button, Row } from '@glow/shared/ui';
import type { ReactNode } from 'react';

export function EntryFormActions({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  return (
    <Actions gap={5}>
      <Button type="submit">{children}</Button>
      <Button type="button" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </Actions>
  );
}

const Actions = styled(Row)(({ theme }) => ({ marginTop: theme.space(2) }));
