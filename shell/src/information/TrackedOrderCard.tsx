import { useTheme } from '@emotion/react';
import { formatPrice, toCents, type TrackedOrder } from '@glow/shared/orders';
import { Card, OrderStatusBadge, formatDay } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';

/** An order's status; takes the focus when it is found. */
export function TrackedOrderCard({
  order: { id, createdAt, status, items, total, destination },
}: {
  order: TrackedOrder;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { colors, space } = useTheme();

  useEffect(() => heading.current?.focus(), [id]);

  return (
    <Card css={{ display: 'grid', gap: space(4) }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
        }}
      >
        <h2 ref={heading} tabIndex={-1} css={{ fontSize: 26, overflowWrap: 'anywhere' }}>
          Order {id}
        </h2>
        <OrderStatusBadge status={status} />
      </div>
      <p css={{ color: colors.textSoft }}>
        Placed on {formatDay(createdAt)}, for {destination}.
      </p>
      <ul role="list" aria-label="Items" css={{ display: 'grid', gap: space(2) }}>
        {items.map((item) => (
          <li key={item.id} css={{ display: 'flex', justifyContent: 'space-between', gap: space(4) }}>
            <span>{`${item.quantity} × ${item.name}`}</span>
            <span>{formatPrice(toCents(item.price) * item.quantity)}</span>
          </li>
        ))}
      </ul>
      <p
        css={{
          display: 'flex',
          justifyContent: 'space-between',
          paddingTop: space(4),
          borderTop: `1px solid ${colors.line}`,
          fontWeight: 700,
        }}
      >
        <span>Total</span>
        <span>{formatPrice(toCents(total))}</span>
      </p>
    </Card>
  );
}
