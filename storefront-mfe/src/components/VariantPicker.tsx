import styled from '@emotion/styled';
import { findVariant, type Product, type Variant } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { SelectField, Stack } from '@glow/shared/ui';
import { useId } from 'react';
import { Check } from '@glow/shared/icons';
import { choiceOf } from './useAvailability';

interface VariantPickerProps {
  product: Product;
  selected: Variant | undefined;
  onSelect(variant: Variant): void;
}

/** Color swatches for shades, a dropdown for sizes; sold-out variants are disabled (PROD-4). */
export function VariantPicker(props: VariantPickerProps) {
  return choiceOf(props.product) === 'shade' ? <ShadeSwatches {...props} /> : <SizeSelect {...props} />;
}

function SizeSelect({ product, selected, onSelect }: VariantPickerProps) {
  function handleSelect(id: string) {
    const variant = findVariant(product, id);
    if (variant && variant.id !== selected?.id) onSelect(variant);
  }

  return (
    <SizeField
      label="Size"
      name={useId()}
      value={selected?.id ?? ''}
      onChange={(event) => handleSelect(event.target.value)}
    >
      <option value="" disabled>
        Choose a size
      </option>
      {product.variants?.map(({ id, value, price, inStock }) => (
        <option key={id} value={id} disabled={!inStock}>
          {value}
          {price !== undefined && ` · ${formatPrice(price)}`}
          {!inStock && ' (sold out)'}
        </option>
      ))}
    </SizeField>
  );
}

/** Its border has the accent colour while nothing is chosen. */
const SizeField = styled(SelectField)(({ theme }) => ({
  'select:has([value=""]:checked)': {
    borderColor: theme.colors.accent,
    boxShadow: `inset 0 0 0 1px ${theme.colors.accent}`,
  },
}));

function ShadeSwatches({ product, selected, onSelect }: VariantPickerProps) {
  const name = useId();
  return (
    <Fieldset>
      <legend>
        Shade{selected && ': '}
        {/* not announced here: the page announces the choice with its price and stock */}
        <output aria-live="off">{selected?.name}</output>
      </legend>
      <Shades gap={3}>
        {product.variants?.map((shade) => (
          <Label gap={2} key={shade.id} data-sold-out={!shade.inStock}>
            <input
              type="radio"
              name={name}
              value={shade.id}
              checked={shade.id === selected?.id}
              disabled={!shade.inStock}
              onChange={() => onSelect(shade)}
            />
            <Swatch style={{ background: shade.hexColor }}>
              <Check size={12} strokeWidth={3} aria-hidden="true" />
            </Swatch>
            <span>
              {shade.name}
              {!shade.inStock && ' (sold out)'}
            </span>
          </Label>
        ))}
      </Shades>
    </Fieldset>
  );
}

const Fieldset = styled.fieldset(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  legend: {
    padding: 0,
    fontSize: theme.text.md,
    fontWeight: theme.weight.semibold,
    output: { fontWeight: theme.weight.regular },
  },
}));

/** Five in a row of a phone; the first swatch is about level with the label. */
const Shades = styled(Stack)(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fill, 4.125rem)',
  columnGap: theme.space(2),
  marginInline: `-${theme.space(2.5)}`,
  paddingTop: theme.space(3),
}));

const Label = styled(Stack.withComponent('label'))(({ theme }) => ({
  position: 'relative',
  justifyItems: 'center',
  alignContent: 'start',
  fontSize: theme.text.sm,
  lineHeight: 1.25,
  textAlign: 'center',
  cursor: 'pointer',
  input: {
    position: 'absolute',
    zIndex: 1,
    inset: 0,
    width: '100%',
    height: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
  'input:checked + span': { boxShadow: `0 0 0 3px ${theme.colors.background}, 0 0 0 5px ${theme.colors.accent}` },
  'input:checked + span svg': { opacity: 1 },
  'input:checked ~ span:last-of-type': { fontWeight: theme.weight.bold },
  'input:focus-visible + span': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: 7 },
  '&[data-sold-out=true]': {
    color: theme.colors.textSoft,
    cursor: 'not-allowed',
    'span:first-of-type': { opacity: 0.55 },
    'span:first-of-type::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: 'inherit',
      background: `linear-gradient(to top right, transparent 48%, ${theme.colors.surface} 48% 52%, transparent 52%)`,
    },
  },
}));

const Swatch = styled.span(({ theme }) => ({
  position: 'relative',
  width: theme.touchTarget,
  height: theme.touchTarget,
  borderRadius: theme.radius.pill,
  border: `1px solid ${theme.colors.lineStrong}`,
  transition: 'box-shadow 160ms',
  forcedColorAdjust: 'none',
  svg: {
    position: 'absolute',
    right: `-${theme.space(1)}`,
    bottom: `-${theme.space(1)}`,
    boxSizing: 'content-box',
    padding: theme.space(0.75),
    borderRadius: theme.radius.pill,
    background: theme.colors.accent,
    color: theme.colors.onAccent,
    opacity: 0,
  },
}));
