import { orderStatuses } from '@glow/shared/orders';
import { LOW_STOCK_BELOW, type Dashboard } from '@glow/shared/staff';
import { jsonOf, readItems, type ItemFields } from '../base/database/readItems';
import { LISTED } from '../shop/orders/orderRepository';
import type { Action, Shop } from './action';

const DAY = 24 * 60 * 60 * 1000;
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
/** The first day of the chart, in days since 1970. */
const FIRST = `($1 / ${DAY} - ${CHART_DAYS - 1})`;
const DAYS = `select to_char(to_timestamp(day * ${DAY / 1000}) at time zone 'utc', 'YYYY-MM-DD') as date, coalesce(total, 0) as total
  from generate_series(${FIRST}, $1 / ${DAY}) as day left join (select created_at / ${DAY} as day, sum(total) as total
    from orders where status <> 'cancelled' and created_at >= ${FIRST} * ${DAY} group by created_at / ${DAY}) as sold using (day) order by day`;
const RECENT = `select ${jsonOf(LISTED)} as item from orders order by created_at desc, id limit ${SHOWN}`;
const LOW_STOCK = `select id, name, coalesce(images::json ->> 0, '') as image, pieces as "stockCount" from products
  join (select product_id, sum(pieces) as pieces from stock group by product_id having sum(pieces) < ${LOW_STOCK_BELOW}) as low on product_id = id
  where ${ON_SALE} order by pieces, position limit ${SHOWN}`;

export const dashboardActions = {
  'GET /api/admin/dashboard': async (shop) => ({ dashboard: await readDashboard(shop) }),
} satisfies Record<string, Action>;

async function readDashboard({ database, kind }: Shop): Promise<Dashboard> {
  const fields: ItemFields<Dashboard> = {
    revenue: `coalesce(sum(total) ${COUNTED}, 0)`,
    revenueGrowth: growth('total'),
    orders: `coalesce(sum(count) ${COUNTED}, 0)`,
    orderGrowth: growth('count'),
    products: `(select count(*) from products where ${ON_SALE})`,
    customers: CUSTOMERS,
    days: `(select json_agg(days) from (${DAYS}) as days)`,
    statuses: 'json_object_agg(status, count)',
    recent: `(select json_agg(item) from (${RECENT}) as recent)`,
    lowStock: `(select json_agg(low) from (${LOW_STOCK}) as low)`,
  };
  const [read] = await readItems(database, fields, SUMS, [Date.now(), kind]);
  const none = Object.fromEntries(orderStatuses.map((status) => [status, 0])) as Dashboard['statuses'];
  const empty = { recent: [], lowStock: [], revenueGrowth: null, orderGrowth: null };
  return { ...empty, ...(read as Dashboard), statuses: { ...none, ...read?.statuses } };
}

/** In percent; null if there was nothing before. */
function growth(figure: 'total' | 'count'): string {
  return `(coalesce(sum(latest_${figure}) ${COUNTED}, 0) / nullif(sum(former_${figure}) ${COUNTED}, 0) - 1) * 100`;
}
