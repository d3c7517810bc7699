import styled from '@emotion/styled';
import { formatPrice } from '@glow/shared/orders';
import { formatDay } from '@glow/shared/ui';
import { adminOrders } from '../data/adminSamples';
import { dailySales } from './dailySales';
import { DataTable } from './DataTable';
import { SalesColumns } from './SalesColumns';
import { Panel } from './Panel';

const DAYS = dailySales(adminOrders);
const MAX_DAY_TOTAL = Math.max(...DAYS.map(({ total }) => total));

/** The sales of the latest orders by day: a decorative column chart, and the same numbers in a table. */
export function SalesChart() {
  return (
    <Panel as="section" aria-labelledby="sales">
      <h2 id="sales">Sales by day</h2>
      <Description>
        The latest {adminOrders.length} orders, without what was cancelled. The tallest column is{' '}
        {formatPrice(MAX_DAY_TOTAL)}.
      </Description>
      <SalesColumns days={DAYS} />
      <details>
        <Summary>Show as a table</Summary>
        <DataTable
          caption="Sales"
          rows={DAYS.filter(({ total }) => total > 0)}
          minWidth={240}
          keyOf={({ date }) => date}
          columns={[
            { label: 'Day', cell: ({ date }) => formatDay(date) },
            { label: 'Sales', cell: ({ total }) => formatPrice(total), isNumeric: true, isBeside: true },
          ]}
        />
      </details>
    </Panel>
  );
}

const Description = styled.p(({ theme }) => ({ fontSize: theme.text.md, color: theme.colors.textSoft }));

const Summary = styled.summary(({ theme }) => ({
  paddingBlock: theme.space(2.5),
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  cursor: 'pointer',
}));
