import styled from '@emotion/styled';
import type { Collection, ProductList } from '@glow/shared/catalog';
import { Button, CheckboxField } from '@glow/shared/ui';
import { CategoryFields } from './CategoryFields';
import { DEFAULT_FILTERS } from './collectionFilters';
import { PriceField } from './PriceField';
import type { FilterControl } from './useFilters';

/** The collection's list and the current filters. */
export interface FilterFieldsProps {
  collection: Collection;
  list: ProductList;
  control: FilterControl;
  onClear(): void;
  /** Closes the panel and moves to the results; only where the panel covers them. */
  onDone?(): void;
}

/** The fields of the filter panel: price, brands, categories and availability; each option has the number of products it would show (COL-8). */
export function FilterFields({ collection, list, control, onClear, onDone }: FilterFieldsProps) {
  const { filters, change, type, commit } = control;
  const { priceRange, brands, inStock, isNew, isBestseller } = filters;
  const [min, max] = priceRange;
  const isAllNew = collection.slug === 'new-arrivals';
  const isAllBestsellers = collection.slug === 'bestsellers';

  function toggleBrand(brand: string) {
    change({ brands: brands.includes(brand) ? brands.filter((other) => other !== brand) : [...brands, brand] });
  }

  return (
    <Fields>
      <fieldset>
        <legend>Price in dollars</legend>
        <PriceRange>
          <PriceField
            label="Minimum"
            bound={min}
            defaultBound={DEFAULT_FILTERS.priceRange[0]}
            error={min > max ? 'Higher than the maximum' : undefined}
            onType={(bound) => type({ priceRange: [bound, max] })}
            onCommit={commit}
          />
          <PriceField
            label="Maximum"
            bound={max}
            defaultBound={DEFAULT_FILTERS.priceRange[1]}
            onType={(bound) => type({ priceRange: [min, bound] })}
            onCommit={commit}
          />
        </PriceRange>
      </fieldset>
      <fieldset>
        <legend>Brands</legend>
        {list.brands.map(({ value, count }) => (
          <CheckboxField
            key={value}
            label={`${value} (${count})`}
            checked={brands.includes(value)}
            onChange={() => toggleBrand(value)}
          />
        ))}
      </fieldset>
      <CategoryFields
        offered={list.subcategories}
        chosen={filters.subcategories}
        onChoose={(subcategories) => change({ subcategories })}
      />
      <fieldset>
        <legend>Availability</legend>
        <CheckboxField label="In Stock Only" checked={inStock} onChange={() => change({ inStock: !inStock })} />
        <CheckboxField
          label={isAllNew ? 'New Arrivals (this collection)' : 'New Arrivals'}
          checked={isNew || isAllNew}
          disabled={isAllNew}
          onChange={() => change({ isNew: !isNew })}
        />
        <CheckboxField
          label={isAllBestsellers ? 'Bestsellers (this collection)' : 'Bestsellers'}
          checked={isBestseller || isAllBestsellers}
          disabled={isAllBestsellers}
          onChange={() => change({ isBestseller: !isBestseller })}
        />
      </fieldset>
      <Actions>
        <Button type="button" variant="secondary" size="small" onClick={onClear}>
          Clear All Filters
        </Button>
        {onDone && (
          <Button type="button" size="small" onClick={onDone}>
            Show {list.matchCount} {list.matchCount === 1 ? 'product' : 'products'}
          </Button>
        )}
      </Actions>
    </Fields>
  );
}

const Fields = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  fieldset: {
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${theme.space(5)}`,
    border: 0,
    borderBottom: `1px solid ${theme.colors.line}`,
  },
  // keeps focused controls from being hidden behind the bar at the bottom
  input: { scrollMarginBottom: theme.space(20) },
  legend: { padding: `0 0 ${theme.space(2)}`, fontFamily: theme.fonts.display, fontSize: theme.heading.xs },
}));

const PriceRange = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: theme.space(3),
}));

/** In a sheet the button that leads to the results is always in sight. */
const Actions = styled.div(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  display: 'flex',
  gap: theme.space(3),
  paddingBlock: theme.space(3),
  background: theme.colors.background,
  button: { flex: 1, paddingInline: theme.space(3) },
  [theme.from.desktop]: { position: 'static', padding: 0 },
}));
