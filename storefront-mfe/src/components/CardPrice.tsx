import styled from '@emotion/styled';
import type { Product, Variant } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Savings } from './Savings';
import { startingPrice } from './startingPrice';
import { choiceOf } from './useAvailability';
import { VisuallyHidden } from '@glow/shared/ui';

/** The price on a card: reduced, or 'from' the lowest if sizes differ (CAT-30), with the shades of a product that has them. */
export function CardPrice({ product }: { product: Product }) {
  const { price, originalPrice, variants } = product;
  const lowest = startingPrice(product);
  return (
    <Line>
      {lowest === undefined ? (
        <Amounts>
          <Price price={price} originalPrice={originalPrice} />
          <Savings price={price} originalPrice={originalPrice} />
        </Amounts>
      ) : (
        <span>
          from <Price price={lowest} />
        </span>
      )}
      {variants && choiceOf(product) === 'shade' && <ShadeDots shades={variants} />}
    </Line>
  );
}

const Line = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // level with the prices beside it, also if one of them needs two lines
  alignContent: 'start',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: theme.space(3),
}));

const Amounts = styled.span(({ theme }) => ({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: theme.space(2),
}));

/** The most dots on a card (COL-42). */
const MAX_DOTS = 5;

/** The shades of a product as dots, with the number of those that are left out (COL-42). */
function ShadeDots({ shades }: { shades: Variant[] }) {
  const further = shades.length - MAX_DOTS;
  return (
    <Dots>
      <VisuallyHidden>{shades.length} shades</VisuallyHidden>
      {shades.slice(0, MAX_DOTS).map(({ id, hexColor }) => (
        <i key={id} style={{ background: hexColor }} />
      ))}
      {further > 0 && <span aria-hidden="true">+{further}</span>}
    </Dots>
  );
}

const Dots = styled.span(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space(0.75),
  fontSize: theme.text.xs,
  color: theme.colors.textSoft,
  i: {
    width: '0.6875rem',
    height: '0.6875rem',
    border: `1px solid ${theme.colors.lineStrong}`,
    borderRadius: theme.radius.pill,
    forcedColorAdjust: 'none',
  },
}));
