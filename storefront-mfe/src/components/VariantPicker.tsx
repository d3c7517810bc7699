import styled from '@emotion/styled';
import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { SelectField } from '@glow/shared/ui';
import { useId } from 'react';
import { ShadeSwatches } from './ShadeSwatches';
import { choiceOf } from './useAvailability';

interface VariantPickerProps {
  product: Product;
  selected: Variant | undefined;
  onSelect(variant: Variant): void;
}

/** Color swatches for shades, a dropdown for sizes; sold-out variants are disabled (PROD-4). */
export function VariantPicker({ product, selected, onSelect }: VariantPickerProps) {
  const { variants = [] } = product;
  const field = useId();

  function handleSelect(id: string) {
    const variant = findVariant(product, id);
    if (variant && variant.id !== selected?.id) onSelect(variant);
  }

  if (choiceOf(product) === 'shade')
    return <ShadeSwatches name={field} shades={variants} selected={selected} onSelect={onSelect} />;
  return (
    <SizeField
      label="Size"
      name={field}
      value={selected?.id ?? ''}
      onChange={(event) => handleSelect(event.target.value)}
    >
      <option value="" disabled>
        Choose a size
      </option>
      {variants.map(({ id, value, price, inStock }) => (
        <option key={id} value={id} disabled={!inStock}>
          {value}
          {price !== undefined && ` · ${formatPrice(price)}`}
          {!inStock && ' (sold out)'}
        </option>
      ))}
    </SizeField>
  );
}

/** While nothing is chosen its border is the accent. */
const SizeField = styled(SelectField)(({ theme }) => ({
  'select:has([value=""]:checked)': {
    borderColor: theme.colors.accent,
    boxShadow: `inset 0 0 0 1px ${theme.colors.accent}`,
  },
}));
