import styled from '@emotion/styled';
import type { Facet, ProductList } from '@glow/shared/catalog';
import { CheckboxField } from '@glow/shared/ui';
import { labelOf } from '../../components/labelOf';

interface CategoryFieldsProps {
  offered: ProductList['subcategories'];
  /** Selected subcategories; categories are not stored in the filters (COL-8). */
  chosen: string[];
  onChoose(subcategories: string[]): void;
}

/** A category's checkbox selects all of its subcategories; it is indeterminate if only some are selected (COL-8). */
export function CategoryFields({ offered, chosen, onChoose }: CategoryFieldsProps) {
  const categories = [...new Set(offered.map(({ category }) => category))];

  function without(subcategories: string[]) {
    return chosen.filter((subcategory) => !subcategories.includes(subcategory));
  }

  return (
    <fieldset>
      <legend>Categories</legend>
      {categories.map((category) => {
        const facets = offered.filter((facet) => facet.category === category);
        const own: string[] = facets.map(({ value }) => value);
        const chosenCount = own.filter((subcategory) => chosen.includes(subcategory)).length;
        const isWhole = chosenCount === own.length;
        return (
          <div key={category}>
            <CheckboxField
              label={`${labelOf(category)} (${facets.reduce((sum, { count }) => sum + count, 0)})`}
              checked={isWhole}
              ref={(box) => {
                if (box) box.indeterminate = chosenCount > 0 && !isWhole;
              }}
              onChange={() => onChoose(isWhole ? without(own) : [...without(own), ...own])}
            />
            <Subcategories>
              <FacetBoxes offered={facets} chosen={chosen} onChoose={onChoose} />
            </Subcategories>
          </div>
        );
      })}
    </fieldset>
  );
}

const Subcategories = styled.div(({ theme }) => ({ paddingLeft: theme.space(8) }));

interface FacetBoxesProps {
  offered: readonly Facet[];
  chosen: readonly string[];
  onChoose(chosen: string[]): void;
  nameOf?(value: string): string;
}

/** Each value has the number of products that it would show (COL-8). */
export function FacetBoxes({ offered, chosen, onChoose, nameOf = labelOf }: FacetBoxesProps) {
  function toggle(value: string) {
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return offered.map(({ value, count }) => (
    <CheckboxField
      key={value}
      label={`${nameOf(value)} (${count})`}
      checked={chosen.includes(value)}
      onChange={() => toggle(value)}
    />
  ));
}
