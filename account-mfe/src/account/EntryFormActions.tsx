import { useTheme } from '@emotion/react';
import { Button } from '@glow/shared/ui';
import type { ReactNode } from 'react';

/** Save and Cancel of an address or card form. */
export function EntryFormActions({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const { space } = useTheme();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) }}>
      <Button type="submit">{children}</Button>
      <Button type="button" variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
