import { useTheme } from '@emotion/react';
import { Button } from '@glow/shared/ui';
import type { ReactNode } from 'react';

/** How a form of an address or a card ends: saved, or left as it was. */
export function EntryFormActions({ onCancel, children }: { onCancel(): void; children: ReactNode }) {
  const { space } = useTheme();
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), marginTop: space(2) }}>
      <Button type="submit">{children}</Button>
      <Button type="button" look="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
