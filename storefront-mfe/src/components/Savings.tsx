import styled from '@emotion/styled';
import type { Cents } from '@glow/shared/orders';
import { savedPercent } from './savedPercent';

/** 'Save {n}%' where a price was reduced (CAT-31). */
export function Savings({ price, originalPrice }: { price: Cents; originalPrice: Cents | undefined }) {
  const percent = savedPercent(price, originalPrice);
  return percent > 0 && <Text>Save {percent}%</Text>;
}

const Text = styled.span(({ theme }) => ({
  fontSize: theme.text.sm,
  fontWeight: theme.weight.bold,
  whiteSpace: 'nowrap',
  color: theme.colors.danger,
}));
