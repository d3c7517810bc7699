import { useTheme } from '@emotion/react';
import { products as catalogue, type Product } from '@glow/shared/catalog';
import { CheckboxField } from '@glow/shared/ui';
import { labelOf } from '../components/labelOf';

interface CategoryFieldsProps {
  products: Product[];
  /** The chosen subcategories: the only ones the filters know (COL-9). */
  chosen: string[];
  /** How many products a choice of subcategories would show. */
  countOf(subcategories: string[]): number;
  onChoose(subcategories: string[]): void;
}

/** Categories over their subcategories: a category's box stands for all of them, and is half ticked where some are chosen (COL-9). */
export function CategoryFields({ products, chosen, countOf, onChoose }: CategoryFieldsProps) {
  const { space } = useTheme();
  // what is chosen stays on offer, also where this collection has none of it
  const offered = [...products, ...catalogue.filter(({ subcategory }) => chosen.includes(subcategory))];
  const categories = [...new Set(offered.map(({ category }) => category))];

  function without(subcategories: string[]) {
    return chosen.filter((subcategory) => !subcategories.includes(subcategory));
  }

  return (
    <fieldset>
      <legend>Categories</legend>
      {categories.map((category) => {
        const own: string[] = [...new Set(offered.filter((product) => product.category === category).map(({ subcategory }) => subcategory))];
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
            <div css={{ paddingLeft: space(8) }}>
              {own.map((subcategory) => (
                <CheckboxField
                  key={subcategory}
                  label={`${labelOf(subcategory)} (${countOf([subcategory])})`}
                  checked={chosen.includes(subcategory)}
                  onChange={() => onChoose(chosen.includes(subcategory) ? without([subcategory]) : [...chosen, subcategory])}
                />
              ))}
            </div>
          </div>
        );
      })}
    </fieldset>
  );
}
