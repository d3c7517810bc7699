import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { LowStock } from './LowStock';
import { RecentOrders } from './RecentOrders';
import { SalesChart } from './SalesChart';
import { StatTiles } from './StatTiles';
import { StatusChart } from './StatusChart';

/** Figures, recent orders, low stock and charts. */
export function DashboardTab() {
  const { space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(10) }}>
      <StatTiles />
      <Columns>
        <SalesChart />
        <StatusChart />
        <RecentOrders />
        <LowStock />
      </Columns>
    </div>
  );
}

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', columnGap: theme.space(12) },
}));
