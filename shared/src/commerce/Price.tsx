import styled from '@emotion/styled';
import { formatPrice, type Cents } from '@glow/shared/orders';
import { VisuallyHidden } from '@glow/shared/ui';

/** `originalPrice` is shown struck through when higher than the price (CAT-11). */
export function Price({ price, originalPrice }: { price: Cents; originalPrice?: Cents }) {
  const isReduced = originalPrice !== undefined && originalPrice > price;
  return (
    <Amounts>
      <span>{formatPrice(price)}</span>
      {isReduced && (
        <s>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatPrice(originalPrice)}
        </s>
      )}
    </Amounts>
  );
}

const Amounts = styled.span(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: theme.space(2),
  fontWeight: theme.weight.semibold,
  fontVariantNumeric: 'lining-nums tabular-nums',
  '& > s': { fontWeight: theme.weight.regular, fontSize: '0.9em', color: theme.colors.textSoft },
}));
