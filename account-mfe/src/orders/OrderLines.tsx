import { useTheme } from '@emotion/react';
import { formatPrice } from '@glow/shared/orders';
import { SectionHeading } from '@glow/shared/ui';
import { OrderLinePicture } from '../components/OrderLinePicture';
import type { AccountOrderItem } from '../data/sampleOrders';

/** What was ordered, line by line. */
export function OrderLines({ items }: { items: AccountOrderItem[] }) {
  const { colors, space } = useTheme();
  return (
    <>
      <SectionHeading>Items</SectionHeading>
      <ul role="list" css={{ display: 'grid', gap: space(5) }}>
        {items.map(({ id, name, image, quantity, price }) => (
          <li key={id} css={{ display: 'flex', alignItems: 'center', gap: space(4) }}>
            <OrderLinePicture image={image} size={88} />
            <div css={{ flex: 1, minWidth: 0 }}>
              <p css={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{name}</p>
              <p css={{ fontSize: 14.5, color: colors.textSoft }}>
                {quantity} × {formatPrice(price)}
              </p>
            </div>
            <span css={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>{formatPrice(price * quantity)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
