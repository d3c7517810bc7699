import styled from '@emotion/styled';
import { type Cents, formatPrice } from '@glow/shared/orders';
import type { StaffOrderRow } from '@glow/shared/staff';
import { formatDay, SecondaryText } from '@glow/shared/ui';
import { useTheme } from '@emotion/react';
import { Fragment } from 'react';
import { DataTable } from './DataTable';
import { Panel, Summary } from './Panel';

/** The amount axis has at most this many steps, each 1, 2 or 5 times a power of ten. */
const STEPS = 4;
/** The axis reaches at least this amount. */
const LEAST_TOP: Cents = 50_00;
/** Height of the columns' area in px, and the room for amounts above and days below it. */
const HEIGHT = 160;
const ABOVE = 20;
const BELOW = 24;
/** Every fifth column has its day below it: more would not fit on a phone. */
const DAYS_PER_LABEL = 5;

const compact = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

const DAY_MS = 24 * 60 * 60 * 1000;

/** `period` names the days in a sentence. */
export function SalesChart({ days, period }: { days: ReturnType<typeof dailySales>; period: string }) {
  const most = Math.max(0, ...days.map(({ total }) => total));
  return (
    <Panel id="sales" heading="Sales by day">
      <SecondaryText>
        {most > 0
          ? `${period}, without what was cancelled. The tallest column is ${dollars(most)}.`
          : `${period}: no sales.`}
      </SecondaryText>
      <SalesColumns days={days} />
      <details>
        <Summary>Show as a table</Summary>
        <DataTable
          caption="Sales"
          rows={days}
          minWidth={240}
          columns={[
            { label: 'Day', cell: ({ date }) => formatDay(date) },
            { label: 'Sales', cell: ({ total }) => formatPrice(total), isNumeric: true, narrow: 'beside' },
          ]}
        />
      </details>
    </Panel>
  );
}

/** Sales in integer cents of every ISO day from the first order to the last, without cancelled orders. */
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

/** Decorative, because a table has the same numbers. */
function SalesColumns({ days }: { days: ReturnType<typeof dailySales> }) {
  const { colors } = useTheme();
  const most = Math.max(LEAST_TOP, ...days.map(({ total }) => total));
  const step = stepFor(most);
  const top = step * Math.ceil(most / step);
  const ticks = Array.from({ length: top / step + 1 }, (_, index) => index * step);
  const yOf = (amount: Cents) => ABOVE + HEIGHT * (1 - amount / top);
  const totalOf = (index: number) => days[index]?.total ?? 0;
  // the amount would be in front of a higher column, or of the amount of one of the same height
  const isCrowded = (index: number) => totalOf(index - 1) >= totalOf(index) || totalOf(index + 1) > totalOf(index);
  const middleOf = (index: number) => `${((index + 0.5) * 100) / days.length}%`;
  return (
    <Chart aria-hidden="true">
      <svg width="100%" height={ABOVE + HEIGHT + BELOW}>
        {ticks.map((tick) => (
          <AxisText key={tick} x="100%" y={yOf(tick)} textAnchor="end" dominantBaseline="central">
            {dollars(tick)}
          </AxisText>
        ))}
      </svg>
      <svg width="100%" height={ABOVE + HEIGHT + BELOW}>
        {ticks.map((tick) => (
          <line key={tick} x1="0" x2="100%" y1={yOf(tick)} y2={yOf(tick)} stroke={colors.line} />
        ))}
        {days.map(({ date, total }, index) => (
          <Fragment key={date}>
            <rect
              x={`${((index + 0.2) * 100) / days.length}%`}
              width={`${60 / days.length}%`}
              y={yOf(total)}
              height={(HEIGHT * total) / top}
              rx="3"
              fill={colors.duskRose}
            />
            {total > 0 && (
              <Amount x={middleOf(index)} y={yOf(total) - 6} textAnchor="middle" isCrowded={isCrowded(index)}>
                {dollars(total)}
              </Amount>
            )}
            {index % DAYS_PER_LABEL === 0 && (
              <AxisText x={middleOf(index)} y={ABOVE + HEIGHT + BELOW - 6} textAnchor="middle">
                {formatDay(date).replace(/,.*/, '')}
              </AxisText>
            )}
          </Fragment>
        ))}
      </svg>
    </Chart>
  );
}

function stepFor(most: Cents): Cents {
  const power = 10 ** Math.floor(Math.log10(most / STEPS));
  return power * ([1, 2, 5].find((times) => times * power * STEPS >= most) ?? 10);
}

/** Whole dollars, or thousands of them from 100,000 on: there is no room for cents above a column. */
function dollars(amount: Cents): string {
  const whole = Math.round(amount / 100);
  return `$${whole < 100_000 ? whole.toLocaleString('en-US') : compact.format(whole)}`;
}

const Chart = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  columnGap: theme.space(3),
  svg: { overflow: 'visible' },
}));

const AxisText = styled.text(({ theme }) => ({ fontSize: theme.text.xs, fill: theme.colors.textSoft }));

const Amount = styled(AxisText)<{ isCrowded: boolean }>(({ theme, isCrowded }) => ({
  fill: theme.colors.ink,
  fontWeight: theme.weight.semibold,
  // phones have no room for the amount
  display: isCrowded ? 'none' : undefined,
  [theme.from.tablet]: { display: 'inline' },
}));
