import styled from '@emotion/styled';
import type { Collection, ProductList } from '@glow/shared/catalog';
import { Button, CheckboxField, sticky, Row, Stack } from '@glow/shared/ui';
import { TAG_KINDS } from '../../data/tagKinds';
import { CategoryFields, FacetBoxes } from './CategoryFields';
import { PriceField } from './PriceField';
import type { FilterControl } from '../useFilters';

export interface FilterFieldsProps {
  collection: Collection;
  list: ProductList;
  control: FilterControl;
  onClear(): void;
  /** Closes the panel and moves to the results; undefined if the panel does not cover them. */
  onDone?(): void;
}

/** Each option has the number of products that it would show (COL-8). */
export function FilterFields({ collection, list, control, onClear, onDone }: FilterFieldsProps) {
  const { filters, change, type } = control;
  const { priceRange, brands, tags, inStock, isNew, isBestseller } = filters;
  const [min, max] = priceRange;
  const tagFacets = Object.entries(TAG_KINDS)
    .map(([kind, values]) => ({ kind, offered: list.tags?.filter(({ value }) => values.includes(value)) ?? [] }))
    .filter(({ offered }) => offered.length > 0);

  return (
    <Fields gap={6}>
      <fieldset>
        <legend>Price in dollars</legend>
        <PriceRange gap={3}>
          <PriceField
            label="Minimum"
            shown={min}
            noLimit={0}
            error={min > max ? 'Higher than the maximum' : undefined}
            onType={(bound) => type({ priceRange: [bound, max] })}
            control={control}
          />
          <PriceField
            label="Maximum"
            // the default of 200 hides nothing (COL-13)
            shown={max < Infinity ? max : min > 0 ? '' : 200}
            noLimit={Infinity}
            onType={(bound) => type({ priceRange: [min, bound] })}
            control={control}
          />
        </PriceRange>
      </fieldset>
      <fieldset>
        <legend>Brands</legend>
        <FacetBoxes
          offered={list.brands}
          chosen={brands}
          onChoose={(chosen) => change({ brands: chosen })}
          nameOf={String}
        />
      </fieldset>
      <CategoryFields
        offered={list.subcategories}
        chosen={filters.subcategories}
        onChoose={(subcategories) => change({ subcategories })}
      />
      {tagFacets.map(({ kind, offered }) => (
        <fieldset key={kind}>
          <legend>{kind}</legend>
          <FacetBoxes offered={offered} chosen={tags} onChoose={(chosen) => change({ tags: chosen })} />
        </fieldset>
      ))}
      <fieldset>
        <legend>Availability</legend>
        <CheckboxField label="In Stock Only" checked={inStock} onChange={() => change({ inStock: !inStock })} />
        {collection.slug !== 'new-arrivals' && (
          <CheckboxField label="New Arrivals" checked={isNew} onChange={() => change({ isNew: !isNew })} />
        )}
        {collection.slug !== 'bestsellers' && (
          <CheckboxField
            label="Bestsellers"
            checked={isBestseller}
            onChange={() => change({ isBestseller: !isBestseller })}
          />
        )}
      </fieldset>
      <Actions gap={3}>
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

const Fields = styled(Stack)(({ theme }) => ({
  fieldset: {
    minWidth: 0,
    margin: 0,
    padding: `0 0 ${theme.space(5)}`,
    border: 0,
    borderBottom: `1px solid ${theme.colors.line}`,
  },
  // the bar at the bottom must not hide focused controls
  input: { scrollMarginBottom: theme.space(20) },
  legend: { padding: `0 0 ${theme.space(2)}`, fontFamily: theme.fonts.display, fontSize: theme.heading.xs },
}));

const PriceRange = styled(Stack)({ gridTemplateColumns: '1fr 1fr' });

/** In a sheet the buttons are always visible. */
const Actions = styled(Row)(({ theme }) => ({
  ...sticky,
  bottom: 0,
  paddingBlock: theme.space(3),
  background: theme.colors.background,
  button: { flex: 1, paddingInline: theme.space(3), whiteSpace: 'nowrap' },
  [theme.from.desktop]: { position: 'static', padding: 0 },
}));
