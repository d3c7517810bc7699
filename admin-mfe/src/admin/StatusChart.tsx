import styled from '@emotion/styled';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatuses, type OrderStatus } from '@glow/shared/orders';
import { Bar } from './Bar';
import { Panel } from './Panel';

/** Number of orders by status; none has no number. */
export function StatusChart({ counts }: { counts: Partial<Record<OrderStatus, number>> }) {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <StatusPanel id="statuses" heading="Orders by status">
      <ul role="list">
        {orderStatuses.map((status) => {
          const count = counts[status] ?? 0;
          return (
            <StatusRow key={status} columns={String(all).length}>
              <span>
                <OrderStatusBadge status={status} />
              </span>
              <Bar value={count} of={Math.max(1, all)} />
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

const StatusRow = styled.li<{ columns: number }>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: `6.5rem minmax(0, 1fr) ${columns}ch`,
  alignItems: 'center',
  gap: theme.space(3),
  fontVariantNumeric: 'lining-nums tabular-nums',
}));
