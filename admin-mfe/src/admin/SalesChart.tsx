import styled from '@emotion/styled';
import { formatPrice } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay, SecondaryText } from '@glow/shared/ui';
import { DataTable } from './DataTable';
import { SalesColumns } from './SalesColumns';
import { Panel } from './Panel';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The sales of `days`: a decorative column chart, and the same numbers in a table; `period` names them in a sentence. */
export function SalesChart({ days, period }: { days: ReturnType<typeof dailySales>; period: string }) {
  const most = Math.max(0, ...days.map(({ total }) => total));
  return (
    <Panel id="sales" heading="Sales by day">
      <SecondaryText>
        {most > 0
          ? `${period}, without what was cancelled. The tallest column is ${formatPrice(most)}.`
          : `${period}: no sales.`}
      </SecondaryText>
      {most > 0 && (
        <>
          <SalesColumns days={days} />
          <details>
            <Summary>Show as a table</Summary>
            <DataTable
              caption="Sales"
              rows={days.filter(({ total }) => total > 0)}
              minWidth={240}
              columns={[
                { label: 'Day', cell: ({ date }) => formatDay(date) },
                { label: 'Sales', cell: ({ total }) => formatPrice(total), isNumeric: true, isBeside: true },
              ]}
            />
          </details>
        </>
      )}
    </Panel>
  );
}

const Summary = styled.summary(({ theme }) => ({
  paddingBlock: theme.space(2.5),
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  cursor: 'pointer',
}));

/** Sales in integer cents of every ISO day from the first order to the last; 0 for days without orders. Excludes cancelled orders. */
export function dailySales(orders: readonly StaffOrderRow[]) {
  const times = orders.map(({ createdAt }) => Date.parse(createdAt));
  const first = Math.min(...times);
  const count = orders.length ? (Math.max(...times) - first) / DAY_MS + 1 : 0;
  return Array.from({ length: count }, (_, index) =>
    salesOf(new Date(first + index * DAY_MS).toISOString().slice(0, 10), orders),
  );
}

function salesOf(day: string, orders: readonly StaffOrderRow[]) {
  const sold = orders.filter(({ createdAt, status }) => createdAt === day && status !== 'cancelled');
  return { date: day, total: sold.reduce((sum, { total }) => sum + total, 0) };
}
