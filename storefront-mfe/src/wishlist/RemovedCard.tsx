import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Button, VisuallyHidden } from '@glow/shared/ui';

/** Placeholder for a removed product, with Undo; takes the focus, because the clicked button is gone. */
export function RemovedCard({ product: { name }, onUndo }: { product: Product; onUndo(): void }) {
  return (
    <Placeholder>
      <p>Removed {name}</p>
      <Button type="button" variant="secondary" size="small" autoFocus onClick={onUndo}>
        Undo<VisuallyHidden> removing {name}</VisuallyHidden>
      </Button>
    </Placeholder>
  );
}

const Placeholder = styled.div(({ theme }) => ({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: theme.space(4),
  minHeight: 240,
  padding: theme.space(5),
  border: `1px dashed ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.medium,
  textAlign: 'center',
  color: theme.colors.textSoft,
}));
