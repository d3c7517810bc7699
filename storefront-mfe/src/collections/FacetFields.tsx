import type { Facet } from '@glow/shared/catalog';
import { CheckboxField } from '@glow/shared/ui';

interface FacetFieldsProps {
  legend: string;
  offered: readonly Facet[];
  chosen: readonly string[];
  onChoose(chosen: string[]): void;
  labelOf?(value: string): string;
}

/** A checkbox for each value of a filter, with the number of products that it would show (COL-8). */
export function FacetFields({ legend, offered, chosen, onChoose, labelOf = (value) => value }: FacetFieldsProps) {
  function toggle(value: string) {
    onChoose(chosen.includes(value) ? chosen.filter((other) => other !== value) : [...chosen, value]);
  }

  return (
    <fieldset>
      <legend>{legend}</legend>
      {offered.map(({ value, count }) => (
        <CheckboxField
          key={value}
          label={`${labelOf(value)} (${count})`}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </fieldset>
  );
}
