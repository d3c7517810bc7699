import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';
import { X } from '@glow/shared/icons';
import { appliedFilterList } from './appliedFilterList';
import { cleared, type CollectionFilters } from '../collectionFilters';

interface AppliedFiltersProps {
  filters: CollectionFilters;
  onRemove(changes: Partial<CollectionFilters>): void;
}

/** Applied filters, each with a remove button (COL-17). */
export function AppliedFilters({ filters, onRemove }: AppliedFiltersProps) {
  const applied = appliedFilterList(filters);
  if (applied.length === 0) return null;
  return (
    <Chips role="list" aria-label="Applied filters">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <Chip type="button" aria-label={`Remove filter ${label}`} onClick={() => onRemove(without)}>
            {label}
            <X size={14} aria-hidden="true" />
          </Chip>
        </li>
      ))}
      <li>
        <Button type="button" variant="quiet" size="small" onClick={() => onRemove(cleared(filters))}>
          Clear All Filters
        </Button>
      </li>
    </Chips>
  );
}

const Chips = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(2),
}));

const Chip = styled.button(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(2),
  minHeight: theme.touchTarget,
  padding: `0 ${theme.space(4)}`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.pill,
  background: theme.colors.surface,
  fontSize: theme.text.md,
  transition: 'border-color 160ms',
  '&:hover': { borderColor: theme.colors.accent },
}));
