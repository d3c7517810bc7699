import styled from '@emotion/styled';
import { formatPrice, toCents, type TrackedOrder } from '@glow/shared/orders';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { Card, formatDay, SpreadRow } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';

/** An order's status; takes the focus when it is found. */
export function TrackedOrderCard({
  order: { id, createdAt, status, items, total, destination },
}: {
  order: TrackedOrder;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => heading.current?.focus(), [id]);

  return (
    <OrderCard>
      <Heading gap={3}>
        <h2 ref={heading} tabIndex={-1}>
          Order {id}
        </h2>
        <OrderStatusBadge status={status} />
      </Heading>
      <Description>
        Placed on {formatDay(createdAt)}, for {destination}.
      </Description>
      <Items role="list" aria-label="Items">
        {items.map((item) => (
          <li key={item.id}>
            <span>{`${item.quantity} × ${item.name}${item.variant ? `, ${item.variant}` : ''}`}</span>
            <span>{formatPrice(toCents(item.price) * item.quantity)}</span>
          </li>
        ))}
      </Items>
      <Total>
        <span>Total</span>
        <span>{formatPrice(toCents(total))}</span>
      </Total>
    </OrderCard>
  );
}

const OrderCard = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(4) }));

const Heading = styled(SpreadRow)(({ theme }) => ({
  h2: { fontSize: theme.heading.sm, overflowWrap: 'anywhere' },
}));

const Description = styled.p(({ theme }) => ({ color: theme.colors.textSoft, overflowWrap: 'anywhere' }));

const Items = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(2),
  li: { display: 'flex', justifyContent: 'space-between', gap: theme.space(4) },
}));

const Total = styled.p(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: theme.space(4),
  borderTop: `1px solid ${theme.colors.line}`,
  fontWeight: theme.weight.bold,
}));
