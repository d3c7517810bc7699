import { useTheme } from '@emotion/react';
import { formatPrice } from '@glow/shared/orders';
import { Card, formatDay } from '@glow/shared/ui';
import { adminOrders } from '../data/adminSamples';
import { dailySales } from './dailySales';
import { DataTable } from './DataTable';

const DAYS = dailySales(adminOrders);
const MAX_DAY_TOTAL = Math.max(...DAYS.map(({ total }) => total));

/** The sales of the latest orders by day: a decorative column chart, and the same numbers in a table. */
export function SalesChart() {
  const { colors, space } = useTheme();
  return (
    <Card as="section" aria-labelledby="sales" css={{ display: 'grid', alignContent: 'start', gap: space(4) }}>
      <h2 id="sales" css={{ fontSize: 26 }}>
        Sales by day
      </h2>
      <p css={{ fontSize: 14, color: colors.textSoft }}>
        The latest {adminOrders.length} orders, without what was cancelled. The tallest column is{' '}
        {formatPrice(MAX_DAY_TOTAL)}.
      </p>
      <div aria-hidden="true">
        <Columns />
        <p
          css={{
            display: 'flex',
            justifyContent: 'space-between',
            borderTop: `1px solid ${colors.line}`,
            fontSize: 14,
            color: colors.textSoft,
          }}
        >
          {[DAYS[0], DAYS.at(-1)].map((day) => day && <span key={day.date}>{formatDay(day.date)}</span>)}
        </p>
      </div>
      <details>
        <summary css={{ paddingBlock: space(2.5), fontSize: 14, fontWeight: 650, cursor: 'pointer' }}>
          Show as a table
        </summary>
        <DataTable
          caption="Sales"
          rows={DAYS.filter(({ total }) => total > 0)}
          room={240}
          keyOf={({ date }) => date}
          columns={[
            { label: 'Day', cell: ({ date }) => formatDay(date) },
            { label: 'Sales', cell: ({ total }) => formatPrice(total), isNumeric: true },
          ]}
        />
      </details>
    </Card>
  );
}

function Columns() {
  const { colors } = useTheme();
  const step = 100 / DAYS.length;
  return (
    <svg width="100%" height="150">
      {DAYS.map(({ date, total }, index) => {
        const height = (100 * total) / MAX_DAY_TOTAL;
        return (
          <rect
            key={date}
            x={`${(index + 0.2) * step}%`}
            width={`${0.6 * step}%`}
            y={`${100 - height}%`}
            height={`${height}%`}
            rx="3"
            fill={colors.duskRose}
          />
        );
      })}
    </svg>
  );
}
