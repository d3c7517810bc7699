import { Slot } from '@glow/shared/app';
import type { ComponentProps } from 'react';
import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { LOW_STOCK_BELOW, type Dashboard } from '@glow/shared/staff';
import { Picture } from '@glow/shared/ui';
import { TriangleAlert } from '@glow/shared/icons';
import { OrderStatusBadge } from '@glow/shared/commerce';
import { orderStatuses } from '@glow/shared/orders';
import { Columns, Panel, Stack } from './Panel';
import { RecentOrders } from './RecentOrders';
import { SalesChart } from './SalesChart';
import { StatTiles } from './StatTiles';
import { Bar } from './Bar';

interface DashboardPanelsProps extends Omit<Dashboard, 'statuses' | 'recent'> {
  /** Lacks a status that no order has. */
  statuses: Partial<Dashboard['statuses']>;
  recent: ComponentProps<typeof RecentOrders>['orders'];
  /** Names the days in a sentence. */
  period: string;
}

export function DashboardPanels({ days, period, statuses, recent, lowStock, ...figures }: DashboardPanelsProps) {
  return (
    <Stack gap={10}>
      <StatTiles {...figures} />
      <Panels>
        <SalesChart days={days} period={period} />
        <StatusChart counts={statuses} />
        <RecentOrders orders={recent} />
        <LowStock products={lowStock} />
      </Panels>
      <Slot name="admin/dashboard.below" />
    </Stack>
  );
}

/** The low stock is as high as its list, not as the orders beside it. */
const Panels = styled(Columns)({ '& > :last-child': { alignSelf: 'start' } });

/** Low stock alert (ADM-4). */
function LowStock({ products }: { products: Dashboard['lowStock'] }) {
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
      {products.length === 0 && <p>No product is running low.</p>}
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

function StatusChart({ counts }: { counts: DashboardPanelsProps['statuses'] }) {
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
  '& > ul': { alignContent: 'space-around', maxHeight: '20rem' },
});

const StatusRow = styled.li<{ columns: number }>(({ theme, columns }) => ({
  display: 'grid',
  gridTemplateColumns: `6.5rem minmax(0, 1fr) ${columns}ch`,
  alignItems: 'center',
  gap: theme.space(3),
  fontVariantNumeric: 'lining-nums tabular-nums',
}));
