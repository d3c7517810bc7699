import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Card, OrderStatusBadge } from '@glow/shared/ui';
import { adminOrders } from '../data/adminSamples';
import { Bar } from './Bar';
import { ORDER_STATUSES } from './StatusSelect';

/** Number of latest orders by status. */
export function StatusChart() {
  const { space } = useTheme();
  return (
    <Card as="section" aria-labelledby="statuses" css={{ display: 'grid', alignContent: 'start', gap: space(5) }}>
      <h2 id="statuses" css={{ fontSize: 26 }}>
        Orders by status
      </h2>
      <ul role="list" css={{ display: 'grid', gap: space(4) }}>
        {ORDER_STATUSES.map((status) => {
          const count = adminOrders.filter((order) => order.status === status).length;
          return (
            <StatusRow key={status}>
              <span>
                <OrderStatusBadge status={status} />
              </span>
              <Bar value={count} of={adminOrders.length} />
              <strong>{count}</strong>
            </StatusRow>
          );
        })}
      </ul>
    </Card>
  );
}

const StatusRow = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '104px minmax(0, 1fr) 1ch',
  alignItems: 'center',
  gap: theme.space(3),
  fontVariantNumeric: 'tabular-nums',
}));
