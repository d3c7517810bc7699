import styled from '@emotion/styled';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatuses } from '@glow/shared/orders';
import { adminOrders } from '../data/adminSamples';
import { Bar } from './Bar';
import { Panel } from './Panel';

/** Number of latest orders by status. */
export function StatusChart() {
  return (
    <StatusPanel as="section" aria-labelledby="statuses">
      <h2 id="statuses">Orders by status</h2>
      <ul role="list">
        {orderStatuses.map((status) => {
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
    </StatusPanel>
  );
}

/** As high as the chart beside it, with its rows spread over the height. */
const StatusPanel = styled(Panel)({
  gridTemplateRows: 'auto 1fr',
  alignContent: 'stretch',
  '& > ul': { alignContent: 'space-around' },
});

const StatusRow = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr) 1ch',
  alignItems: 'center',
  gap: theme.space(3),
  fontVariantNumeric: 'lining-nums tabular-nums',
}));
