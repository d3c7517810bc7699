import styled from '@emotion/styled';
import { IconButton } from '@glow/shared/ui';
import { LayoutGrid, Rows3 } from '@glow/shared/icons';
import type { CollectionFilters } from './collectionFilters';

/** Grid or list (COL-6). */
export function LayoutToggle({
  view,
  onChange,
}: Pick<CollectionFilters, 'view'> & { onChange(view: CollectionFilters['view']): void }) {
  return (
    <Group role="group" aria-label="Layout">
      <IconButton type="button" aria-label="Grid view" aria-pressed={view === 'grid'} onClick={() => onChange('grid')}>
        <LayoutGrid size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
      <IconButton type="button" aria-label="List view" aria-pressed={view === 'list'} onClick={() => onChange('list')}>
        <Rows3 size={20} strokeWidth={1.5} aria-hidden="true" />
      </IconButton>
    </Group>
  );
}

const Group = styled.div(({ theme }) => ({
  display: 'flex',
  gap: theme.space(1),
  '[aria-pressed=true]': { background: theme.colors.blush, color: theme.colors.accent },
}));
