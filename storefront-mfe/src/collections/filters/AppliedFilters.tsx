import styled from '@emotion/styled';
import { Button, Row } from '@glow/shared/ui';
import { X } from '@glow/shared/icons';
import { DEFAULT_FILTERS, cleared, type CollectionFilters } from '../collectionFilters';
import { formatPrice, toCents } from '@glow/shared/orders';
import { labelOf } from '../../components/labelOf';

interface AppliedFiltersProps {
  filters: CollectionFilters;
  onRemove(changes: Partial<CollectionFilters>): void;
}

/** Applied filters, each with a remove button (COL-17). */
export function AppliedFilters({ filters, onRemove }: AppliedFiltersProps) {
  const applied = appliedFilterList(filters);
  if (applied.length === 0) return null;
  return (
    <Chips as="ul" gap={2} role="list" aria-label="Applied filters">
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

/** Filters that differ from the default, with the change that removes each; In Stock Only is the default (COL-17). */
export function appliedFilterList(filters: CollectionFilters) {
  const { search, priceRange, brands, subcategories, tags, inStock, isNew, isBestseller } = filters;
  const [min, max] = priceRange;
  const [from, to] = priceRange.map((bound) => formatPrice(toCents(bound)));
  // a minimum above the maximum filters nothing (COL-12)
  const isPriced = min <= max && priceRange.some((bound, index) => bound !== DEFAULT_FILTERS.priceRange[index]);
  return [
    search.trim() && { label: `“${search.trim()}”`, without: { search: '' } },
    ...brands.map((brand) => ({ label: brand, without: { brands: brands.filter((other) => other !== brand) } })),
    ...subcategories.map((sub) => ({
      label: labelOf(sub),
      without: { subcategories: subcategories.filter((other) => other !== sub) },
    })),
    ...tags.map((tag) => ({ label: labelOf(tag), without: { tags: tags.filter((other) => other !== tag) } })),
    isPriced && {
      label: max === Infinity ? `From ${from}` : `${from} to ${to}`,
      without: { priceRange: DEFAULT_FILTERS.priceRange },
    },
    isNew && { label: 'New Arrivals', without: { isNew: false } },
    isBestseller && { label: 'Bestsellers', without: { isBestseller: false } },
    !inStock && { label: 'Sold out included', without: { inStock: true } },
  ].filter((filter) => typeof filter === 'object');
}

const Chips = styled(Row)({ alignItems: 'center' });

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
