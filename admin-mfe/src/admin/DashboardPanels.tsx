import { Slot } from '@glow/shared/app';
import type { ComponentProps, ReactNode } from 'react';
import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { LOW_STOCK_BELOW, type LowStock as ScarceProduct } from '@glow/shared/staff';
import { Picture } from '@glow/shared/ui';
import { TriangleAlert } from '@glow/shared/icons';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatuses, type OrderStatus } from '@glow/shared/orders';
import { Columns, Panel, Stack } from './Panel';
import { RecentOrders } from './RecentOrders';
import { SalesChart } from './SalesChart';
import { StatTiles } from './StatTiles';
import { Bar } from './Bar';

type Panels = ComponentProps<typeof StatTiles> &
  ComponentProps<typeof SalesChart> &
  ComponentProps<typeof StatusChart> &
  ComponentProps<typeof RecentOrders> &
  ComponentProps<typeof LowStock>;

export function DashboardPanels({ figures, days, period, counts, orders, products, children }: Panels) {
  return (
    <Stack gap={10}>
      <StatTiles figures={figures} />
      <Dashboard>
        <SalesChart days={days} period={period} />
        <StatusChart counts={counts} />
        <RecentOrders orders={orders} />
        <LowStock products={products}>{children}</LowStock>
      </Dashboard>
      <Slot name="admin/dashboard.below" />
    </Stack>
  );
}

/** The low stock is as high as its list, not as the orders beside it. */
const Dashboard = styled(Columns)({ '& > :last-child': { alignSelf: 'start' } });

/** Low stock alert (ADM-4). */
function LowStock({ products, children }: { products: readonly ScarceProduct[]; children?: ReactNode }) {
  const { colors } = useTheme();
  return (
    <Panel
      id="low-stock"
      heading={
        <>
          <TriangleAlert size={20} color={colors.amber} aria-hidden="true" />
          Low stock
        </>
      }
    >
      <ul role="list">
        {products.map(({ id, name, image, stockCount }) => (
          <ProductRow gap={3} key={id}>
            <Picture name={image} alt="" sizes="44px" />
            <span>
              {name}
              <Bar value={stockCount} of={LOW_STOCK_BELOW} color="amber" />
            </span>
            <StockCount isSoldOut={stockCount === 0}>{stockCount} left</StockCount>
          </ProductRow>
        ))}
      </ul>
      {children}
    </Panel>
  );
}

const ProductRow = styled(Stack.withComponent('li'))(({ theme }) => ({
  gridTemplateColumns: '44px minmax(0, 1fr) 3.25rem',
  alignItems: 'center',
  fontSize: theme.text.lg,
  '& > span': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(1) },
  img: { borderRadius: theme.radius.small },
}));

const StockCount = styled.strong<{ isSoldOut: boolean }>(({ theme, isSoldOut }) => ({
  textAlign: 'right',
  color: isSoldOut ? theme.colors.danger : theme.colors.ink,
}));

/** `counts` lacks a status that no order has. */
function StatusChart({ counts }: { counts: Partial<Record<OrderStatus, number>> }) {
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

/** It is as high as the chart beside it, and its rows are spread over the height. */
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
