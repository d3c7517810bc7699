import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { placedOrders } from '@glow/shared/orders';
import { SectionHeading } from '@glow/shared/ui';
import { useState } from 'react';
import { toAccountOrder } from '../components/accountOrder';
import { sampleOrders } from '../data/sampleOrders';
import { OrderCard } from './OrderCard';

/** The orders that the account has placed on this device, then the sample orders, each newest first (ACC-4). */
export function OrdersTab() {
  const userId = useAuth((auth) => auth.user?.id);
  const [placed] = useState(() => placedOrders(userId ?? '').map(toAccountOrder));
  return (
    <Orders>
      <SectionHeading>Orders</SectionHeading>
      <ul role="list">
        {placed.map((order) => (
          <OrderCard key={order.id} order={order} tag="This device" />
        ))}
        {sampleOrders.map((order) => (
          <OrderCard key={order.id} order={order} tag="Sample" />
        ))}
      </ul>
    </Orders>
  );
}

const Orders = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  '& > ul': { display: 'grid', gap: theme.space(4) },
}));
