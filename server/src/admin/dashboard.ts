import { orderStatuses } from '@glow/shared/orders';
import { LOW_STOCK_BELOW, type Dashboard } from '@glow/shared/staff';
import { z } from 'zod';
import { jsonOf, readItems, type ItemFields } from '../base/database/readItems';
import { attempt } from '../base/system/attempt';
import { LISTED } from '../shop/orders/orderRepository';
import { type Action, type Shop, withQuery } from './action';

const QUARTER = 15 * 60 * 1000;
const DAY = 96 * QUARTER;
const [GROWTH_DAYS, CHART_DAYS] = [30, 14];
const SHOWN = 5;

const ON_SALE = 'discontinued_at is null';
const LATEST = `filter (where created_at > $1 - ${GROWTH_DAYS * DAY} and created_at <= $1)`;
const FORMER = `filter (where created_at > $1 - ${2 * GROWTH_DAYS * DAY} and created_at <= $1 - ${GROWTH_DAYS * DAY})`;

/** The sums of each status; they read each order once. */
const SUMS = `from (select status, count(*) as count, sum(total) as total, sum(total) ${LATEST} as latest_total, sum(total) ${FORMER} as former_total,
    count(*) ${LATEST} as latest_count, count(*) ${FORMER} as former_count from orders group by status) as sums`;
const COUNTED = "filter (where status <> 'cancelled')";
const CUSTOMERS = `(select count(*) from (select email_key from orders where email_key is not null
  union select email from accounts where kind = $2) as addresses)`;
/** The sales of each quarter of an hour from 15 days ago: in every time zone a day begins with one. */
const QUARTERS = `select created_at / ${QUARTER} * ${QUARTER} as at, sum(total) as total from orders
  where status <> 'cancelled' and created_at > $1 - ${(CHART_DAYS + 1) * DAY} group by created_at / ${QUARTER}`;
const RECENT = `select ${jsonOf(LISTED)} as item from orders order by created_at desc, id limit ${SHOWN}`;
const LOW_STOCK = `select id, name, coalesce(images::json ->> 0, '') as image, pieces as "stockCount" from products
  join (select product_id, sum(pieces) as pieces from stock group by product_id having sum(pieces) < ${LOW_STOCK_BELOW}) as low on product_id = id
  where ${ON_SALE} order by pieces, position limit ${SHOWN}`;

/** The sales from `at` on, in epoch milliseconds. */
type Quarter = Record<'at' | 'total', number>;

const isTimeZone = (timeZone: string) => attempt(() => new Intl.DateTimeFormat('en', { timeZone }));
/** The time zone of the chart's days, as `Europe/Berlin`. */
const timeZone = z.string().refine(isTimeZone, 'This time zone is not known here. One is Europe/Berlin.');
const dashboardQuery = z.strictObject({ timeZone: timeZone.default('UTC') });

export const dashboardActions = {
  'GET /api/admin/dashboard': withQuery(dashboardQuery, readDashboard),
} satisfies Record<string, Action>;

async function readDashboard({ database, kind }: Shop, { timeZone }: z.output<typeof dashboardQuery>) {
  const now = Date.now();
  const fields: ItemFields<Omit<Dashboard, 'days'> & { quarters: Quarter[] }> = {
    revenue: `coalesce(sum(total) ${COUNTED}, 0)`,
    revenueGrowth: growth('total'),
    orders: `coalesce(sum(count) ${COUNTED}, 0)`,
    orderGrowth: growth('count'),
    products: `(select count(*) from products where ${ON_SALE})`,
    customers: CUSTOMERS,
    quarters: `(select json_agg(sold) from (${QUARTERS}) as sold)`,
    statuses: 'json_object_agg(status, count)',
    recent: `(select json_agg(item) from (${RECENT}) as recent)`,
    lowStock: `(select json_agg(low) from (${LOW_STOCK}) as low)`,
  };
  const [read] = await readItems(database, fields, SUMS, [now, kind]);
  const none = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Dashboard['statuses'];
  const empty = { recent: [], lowStock: [], revenueGrowth: null, orderGrowth: null };
  const { quarters = [], statuses, ...figures } = { ...empty, ...read };
  const days = salesByDay(quarters, now, timeZone);
  return { dashboard: { ...figures, days, statuses: { ...none, ...statuses } } as Dashboard };
}

/** The last 14 days in a time zone, today last. `now` is in epoch milliseconds. Throws for an unknown zone. */
export function salesByDay(sales: Quarter[], now: number, timeZone: string): Dashboard['days'] {
  const { format } = new Intl.DateTimeFormat('sv-SE', { timeZone });
  const today = Date.parse(format(now));
  const totals = new Map<string, number>();
  for (const { at, total } of sales) {
    const date = format(at);
    totals.set(date, (totals.get(date) ?? 0) + total);
  }
  return Array.from({ length: CHART_DAYS }, (_, index) => {
    const date = new Date(today - (CHART_DAYS - 1 - index) * DAY).toISOString().slice(0, 10);
    return { date, total: totals.get(date) ?? 0 };
  });
}

/** In percent; null if there was nothing before. */
function growth(figure: 'total' | 'count'): string {
  return `(coalesce(sum(latest_${figure}) ${COUNTED}, 0) / nullif(sum(former_${figure}) ${COUNTED}, 0) - 1) * 100`;
}
