import { useTheme } from '@emotion/react';
import { formatPrice, type Cents } from '@glow/shared/orders';
import { VisuallyHidden } from './layout';

interface PriceProps {
  price: Cents;
  /** Shown struck through when higher than the price (CAT-11). */
  originalPrice?: Cents;
}

/** A price with its struck-through original price. */
export function Price({ price, originalPrice }: PriceProps) {
  const { colors, space } = useTheme();
  const isReduced = originalPrice !== undefined && originalPrice > price;
  return (
    <span
      css={{
        display: 'inline-flex',
        alignItems: 'baseline',
        flexWrap: 'wrap',
        gap: space(2),
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <span>{formatPrice(price)}</span>
      {isReduced && (
        <s css={{ fontWeight: 400, fontSize: '0.9em', color: colors.textSoft }}>
          <VisuallyHidden>Original price </VisuallyHidden>
          {formatPrice(originalPrice)}
        </s>
      )}
    </span>
  );
}
