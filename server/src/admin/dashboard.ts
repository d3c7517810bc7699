import { orderStatuses, toCents } from '@glow/shared/orders';
import { LOW_STOCK_BELOW, type Dashboard, type LowStock } from '@glow/shared/staff';
import type { Queryable, Row } from '../base/database/Database';
import { listOrders } from '../shop/orders/orderRepository';
import type { Action, Shop } from './action';

const DAY = 24 * 60 * 60 * 1000;
const [GROWTH_DAYS, CHART_DAYS] = [30, 14];
const SHOWN = 5;

const ON_SALE = 'discontinued_at is null';
const NOT_CANCELLED = "from orders where status <> 'cancelled'";

export const dashboardActions = {
  'GET /api/admin/dashboard': async (shop) => ({ dashboard: await readDashboard(shop) }),
} satisfies Record<string, Action>;

async function readDashboard({ database, kind }: Shop): Promise<Dashboard> {
  const now = Date.now();
  // one query after the other, so that orders have the other connections
  const sums = await readSums(database, now);
  const days = await readDays(database, now);
  const statuses = await database.query('select status, count(*) as count from orders group by status', []);
  const counts = await database.query(
    `select (select count(*) from products where ${ON_SALE}) as products, (select count(*) from
      (select email_key from orders where email_key is not null union select email from accounts where kind = $1) as addresses) as customers`,
    [kind],
  );
  const recent = await listOrders(database, SHOWN);
  const lowStock = await readLowStock(database);
  const countOf = (status: string) => Number(statuses.find((row) => row.status === status)?.count ?? 0);
  return {
    ...sums,
    products: Number(counts[0]?.products),
    customers: Number(counts[0]?.customers),
    days,
    statuses: Object.fromEntries(orderStatuses.map((status) => [status, countOf(status)])) as Dashboard['statuses'],
    recent: recent.map((order) => ({ ...order, total: toCents(order.total) })),
    lowStock,
  };
}

async function readSums(database: Queryable, now: number) {
  const period = (from: string, to: string) => `filter (where created_at > ${from} and created_at <= ${to})`;
  const [latest, former] = [period('$2', '$1'), period('$3', '$2')];
  const [row = {}] = await database.query(
    `select sum(total) as revenue, count(*) as orders, sum(total) ${latest} as latest_revenue, sum(total) ${former} as former_revenue,
       count(*) ${latest} as latest_orders, count(*) ${former} as former_orders ${NOT_CANCELLED}`,
    [now, now - GROWTH_DAYS * DAY, now - 2 * GROWTH_DAYS * DAY],
  );
  return {
    revenue: Number(row.revenue),
    orders: Number(row.orders),
    revenueGrowth: growth(row, 'revenue'),
    orderGrowth: growth(row, 'orders'),
  };
}

function growth(row: Row, figure: 'revenue' | 'orders'): number | null {
  const [latest, former] = [Number(row[`latest_${figure}`]), Number(row[`former_${figure}`])];
  return former === 0 ? null : ((latest - former) / former) * 100;
}

async function readDays(database: Queryable, now: number): Promise<Dashboard['days']> {
  const today = Math.floor(now / DAY);
  const first = today - CHART_DAYS + 1;
  const rows = await database.query(
    `select created_at / ${DAY} as day, sum(total) as total ${NOT_CANCELLED} and created_at >= $1 group by created_at / ${DAY}`,
    [first * DAY],
  );
  return Array.from({ length: CHART_DAYS }, (_, index) => ({
    date: new Date((first + index) * DAY).toISOString().slice(0, 10),
    total: Number(rows.find(({ day }) => Number(day) === first + index)?.total ?? 0),
  }));
}

async function readLowStock(database: Queryable): Promise<LowStock[]> {
  const rows = await database.query(
    `select id, name, coalesce(images::json ->> 0, '') as image, pieces as "stockCount" from products
       join (select product_id, sum(pieces) as pieces from stock group by product_id having sum(pieces) < ${LOW_STOCK_BELOW}) as low on product_id = id
     where ${ON_SALE} order by pieces, position limit ${SHOWN}`,
    [],
  );
  return rows as unknown as LowStock[];
}
