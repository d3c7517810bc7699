import styled from '@emotion/styled';
import type { Product } from '@glow/shared/catalog';
import { Price } from '@glow/shared/commerce';
import { Savings } from './Savings';
import { ShadeDots } from './ShadeDots';
import { startingPrice } from './startingPrice';
import { choiceOf } from './useAvailability';

/** The price on a card: reduced, or 'from' the lowest where sizes differ (CAT-30), with the shades of a product that has them. */
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
  // level with the prices beside it, also where one of them needs two lines
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
