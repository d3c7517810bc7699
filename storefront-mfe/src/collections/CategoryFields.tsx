import styled from '@emotion/styled';
import { products as catalogue, type Product } from '@glow/shared/catalog';
import { CheckboxField } from '@glow/shared/ui';
import { labelOf } from '../components/labelOf';

interface CategoryFieldsProps {
  products: Product[];
  /** Selected subcategories; categories are not stored in the filters (COL-9). */
  chosen: string[];
  /** Number of products shown with these subcategories. */
  countOf(subcategories: string[]): number;
  onChoose(subcategories: string[]): void;
}

/** Checkboxes for categories and subcategories; a category's checkbox selects all of its subcategories and is indeterminate if only some are selected (COL-9). */
export function CategoryFields({ products, chosen, countOf, onChoose }: CategoryFieldsProps) {
  // selected subcategories stay listed even if this collection has no such products
  const offered = [...products, ...catalogue.filter(({ subcategory }) => chosen.includes(subcategory))];
  const categories = [...new Set(offered.map(({ category }) => category))];

  function without(subcategories: string[]) {
    return chosen.filter((subcategory) => !subcategories.includes(subcategory));
  }

  return (
    <fieldset>
      <legend>Categories</legend>
      {categories.map((category) => {
        const own: string[] = [
          ...new Set(offered.filter((product) => product.category === category).map(({ subcategory }) => subcategory)),
        ];
        const chosenCount = own.filter((subcategory) => chosen.includes(subcategory)).length;
        const isWhole = chosenCount === own.length;
        return (
          <div key={category}>
            <CheckboxField
              label={`${labelOf(category)} (${countOf(own)})`}
              checked={isWhole}
              ref={(box) => {
                if (box) box.indeterminate = chosenCount > 0 && !isWhole;
              }}
              onChange={() => onChoose(isWhole ? without(own) : [...without(own), ...own])}
            />
            <Subcategories>
              {own.map((subcategory) => (
                <CheckboxField
                  key={subcategory}
                  label={`${labelOf(subcategory)} (${countOf([subcategory])})`}
                  checked={chosen.includes(subcategory)}
                  onChange={() =>
                    onChoose(chosen.includes(subcategory) ? without([subcategory]) : [...chosen, subcategory])
                  }
                />
              ))}
            </Subcategories>
          </div>
        );
      })}
    </fieldset>
  );
}

const Subcategories = styled.div(({ theme }) => ({ paddingLeft: theme.space(8) }));
