import { useTheme } from '@emotion/react';
import { useCart } from '@glow/shared/cart';
import { formatPrice } from '@glow/shared/orders';
import { Picture } from '@glow/shared/ui';
import { VariantText } from '../components/VariantText';

/** The ordered lines, read-only. */
export function OrderLines() {
  const items = useCart((cart) => cart.items);
  const { colors, space, radius } = useTheme();
  return (
    <ul role="list" aria-label="Items in this order" css={{ display: 'grid', gap: space(4) }}>
      {items.map(({ id, product, variant, quantity, price }) => (
        <li
          key={id}
          css={{
            display: 'grid',
            gridTemplateColumns: '64px minmax(0, 1fr) auto',
            gap: space(4),
            alignItems: 'center',
          }}
        >
          {product.images[0] && (
            <Picture name={product.images[0]} alt="" sizes="64px" css={{ borderRadius: radius.small }} />
          )}
          <div css={{ lineHeight: 1.4 }}>
            <p css={{ fontWeight: 600 }}>{product.name}</p>
            {variant && <VariantText variant={variant} />}
            <p css={{ fontSize: 14, color: colors.textSoft }}>Quantity: {quantity}</p>
          </div>
          <p css={{ fontVariantNumeric: 'tabular-nums' }}>{formatPrice(price * quantity)}</p>
        </li>
      ))}
    </ul>
  );
}
