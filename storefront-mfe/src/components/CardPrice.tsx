import styled from '@emotion/styled';
import { priceOf, type Product, stockOf, type Variant } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { formatPrice } from '@glow/shared/orders';
import { VisuallyHidden } from '@glow/shared/ui';
import type { PointerEvent } from 'react';
import { Savings } from './Savings';
import { choiceOf } from './useAvailability';

interface CardPriceProps {
  product: Product;
  /** Called with the picture of the shade that a mouse points at. */
  onPointAt(picture: string): void;
}

/** The product's own price on a card, with its reduction, a cheaper size below it (CAT-30), and the shades of a product that has them. */
export function CardPrice({ product, onPointAt }: CardPriceProps) {
  const { price, originalPrice, variants } = product;
  const size = cheaperSize(product);
  return (
    <Line>
      <Amounts>
        <Price price={price} originalPrice={originalPrice} />
        <Savings price={price} originalPrice={originalPrice} />
      </Amounts>
      {variants && choiceOf(product) === 'shade' && <ShadeDots shades={variants} onPointAt={onPointAt} />}
      {size && (
        <small>
          {`also in ${/travel/i.test(size.value) ? 'a travel size' : size.value}, ${formatPrice(priceOf(product, size))}`}
        </small>
      )}
    </Line>
  );
}

const Line = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space(3),
  small: { flexBasis: '100%', fontSize: theme.text.sm, color: theme.colors.textSoft },
}));

const Amounts = styled.span(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(1.5),
  fontSize: theme.text.lg,
  '& > span': { columnGap: theme.space(1.5) },
  // the three are on one line of a phone
  '& > span + span': { fontSize: theme.text.xs },
}));

/** The most dots on a card (COL-42). */
const MAX_DOTS = 5;

/** The shades of a product as dots, with the number of those that are left out (COL-42). */
function ShadeDots({ shades, onPointAt }: { shades: Variant[] } & Pick<CardPriceProps, 'onPointAt'>) {
  const further = shades.length - MAX_DOTS;
  return (
    <Dots>
      <VisuallyHidden>{shades.length} shades</VisuallyHidden>
      {shades.slice(0, MAX_DOTS).map(({ id, hexColor, image }) => (
        <i
          key={id}
          style={{ background: hexColor }}
          onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && image && onPointAt(image)}
        />
      ))}
      {further > 0 && <span aria-hidden="true">+{further}</span>}
    </Dots>
  );
}

const Dots = styled.span(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(1),
  fontSize: theme.text.xs,
  color: theme.colors.textSoft,
  // what is pressed beside a dot is the card's link
  pointerEvents: 'none',
  i: {
    width: theme.space(3),
    height: theme.space(3),
    border: `1px solid ${theme.colors.lineStrong}`,
    borderRadius: theme.radius.pill,
    forcedColorAdjust: 'none',
    '@media (hover: hover)': { pointerEvents: 'auto' },
  },
}));

/** The first size in stock that costs less than the product itself (CAT-30). */
export function cheaperSize(product: Product): Variant | undefined {
  return product.variants?.find(
    (size) => size.type === 'size' && priceOf(product, size) < product.price && stockOf(product, size).inStock,
  );
}
