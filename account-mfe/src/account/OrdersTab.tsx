import styled from '@emotion/styled';
import { useAuth, type User } from '@glow/shared/auth';
import { ownSamples } from '@glow/shared/customer';
import { onPlacedOrders, placedOrders, type KeptOrder } from '@glow/shared/orders';
import { SectionHeading } from '@glow/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { sampleOrders } from '../data/sampleOrders';
import { LazyExamples } from './LazyExamples';
import { OrderCard, type OrderCardProps } from './OrderCard';

/** The orders that the account has placed on this device, then the sample orders, each newest first (ACC-4, ACC-13). */
export function OrdersTab({ user }: { user: User }) {
  const [placed, setPlaced] = useState(() => placedOrders(user.id));
  const tag = useAuth((auth) => (auth.kind === 'simulated' ? 'This device' : undefined));
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => onPlacedOrders(() => setPlaced(placedOrders(user.id))), [user.id]);
  return (
    <Orders>
      <SectionHeading ref={heading} tabIndex={-1}>
        Orders
      </SectionHeading>
      <OrderList role="list">
        {cardsOf(placed, tag)}
        {cardsOf(ownSamples(user, sampleOrders), 'Sample')}
      </OrderList>
      <LazyExamples user={user} what="orders" isEmpty={placed.length === 0} onHide={() => heading.current?.focus()}>
        <OrderList role="list">{cardsOf(sampleOrders, 'Example')}</OrderList>
      </LazyExamples>
    </Orders>
  );
}

function cardsOf(orders: readonly KeptOrder[], tag: OrderCardProps['tag']) {
  return orders.map((order) => <OrderCard key={order.id} order={order} tag={tag} />);
}

const Orders = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  '& > h2': { outline: 'none' },
}));

const OrderList = styled.ul(({ theme }) => ({
  display: 'grid',
  gap: theme.space(4),
  '&:empty': { display: 'none' },
}));
