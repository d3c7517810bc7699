import styled from '@emotion/styled';
import { priceOf, type Product, stockOf, type Variant } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { formatPrice } from '@glow/shared/orders';
import { SpreadRow, VisuallyHidden } from '@glow/shared/ui';
import type { PointerEvent } from 'react';
import { Savings } from './ProductBadges';
import { choiceOf } from './useAvailability';

interface CardPriceProps {
  product: Product;
  /** Called with a shade's picture when a mouse points at the shade. */
  onPointAt(picture: string): void;
}

/** The product's own price, and below it a cheaper size (CAT-30). */
export function CardPrice({ product, onPointAt }: CardPriceProps) {
  const { price, originalPrice, variants } = product;
  const size = cheaperSize(product);
  return (
    <Line gap={3}>
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

const Line = styled(SpreadRow)(({ theme }) => ({
  rowGap: 0,
  small: { flexBasis: '100%', fontSize: theme.text.sm, color: theme.colors.textSoft },
}));

const Amounts = styled.span(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(1.5),
  fontSize: theme.text.lg,
  '& > span': { columnGap: theme.space(1.5) },
  // on phones all three fit on one line
  '& > span + span': { fontSize: theme.text.xs },
}));

const MAX_DOTS = 5;

/** The first shades as dots, with the number of further ones (COL-42). */
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
  // a press beside a dot follows the card's link
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
