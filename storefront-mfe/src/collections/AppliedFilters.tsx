import styled from '@emotion/styled';
import { Button } from '@glow/shared/ui';
import { X } from 'lucide-react';
import { appliedFilterList } from './appliedFilterList';
import { cleared, type CollectionFilters } from './collectionFilters';

interface AppliedFiltersProps {
  filters: CollectionFilters;
  /** Removes filters and moves the focus to the result count. */
  onLift(changes: Partial<CollectionFilters>): void;
}

/** Applied filters, each with a remove button (COL-17). */
export function AppliedFilters({ filters, onLift }: AppliedFiltersProps) {
  const applied = appliedFilterList(filters);
  const isDefault = applied.every(({ without }) => without.inStock === false);
  return (
    <Chips role="list" aria-label="Applied filters">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <button type="button" aria-label={`Remove filter ${label}`} onClick={() => onLift(without)}>
            {label}
            <X size={14} aria-hidden="true" />
          </button>
        </li>
      ))}
      {!isDefault && (
        <li>
          <Button type="button" variant="quiet" size="small" onClick={() => onLift(cleared(filters))}>
            Clear All Filters
          </Button>
        </li>
      )}
    </Chips>
  );
}

const Chips = styled.ul(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space(2),
  '&:empty': { display: 'none' },
  'button:not([class])': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space(2),
    minHeight: 44,
    padding: `0 ${theme.space(4)}`,
    border: `1px solid ${theme.colors.line}`,
    borderRadius: theme.radius.pill,
    background: theme.colors.surface,
    fontSize: 14,
    transition: 'border-color 160ms',
    '&:hover': { borderColor: theme.colors.accent },
  },
}));
