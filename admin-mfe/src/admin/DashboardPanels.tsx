import { Slot } from '@glow/shared/app';
import type { ComponentProps } from 'react';
import { LowStock } from './LowStock';
import { Columns, Stack } from './Panel';
import { RecentOrders } from './RecentOrders';
import { SalesChart } from './SalesChart';
import { StatTiles } from './StatTiles';
import { StatusChart } from './StatusChart';

type Panels = ComponentProps<typeof StatTiles> &
  ComponentProps<typeof SalesChart> &
  ComponentProps<typeof StatusChart> &
  ComponentProps<typeof RecentOrders> &
  ComponentProps<typeof LowStock>;

/** Figures, recent orders, low stock and charts, and panels of other remotes. */
export function DashboardPanels({ figures, days, period, counts, orders, products, children }: Panels) {
  return (
    <Stack gap={10}>
      <StatTiles figures={figures} />
      <Columns>
        <SalesChart days={days} period={period} />
        <StatusChart counts={counts} />
        <RecentOrders orders={orders} />
        <LowStock products={products}>{children}</LowStock>
      </Columns>
      <Slot name="admin/dashboard.below" />
    </Stack>
  );
}
