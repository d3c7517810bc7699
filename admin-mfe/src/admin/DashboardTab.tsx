import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { LowStock } from './LowStock';
import { RecentOrders } from './RecentOrders';
import { StatTiles } from './StatTiles';

/** How the store is doing: figures, recent orders and what runs low (specification §2, Admin). */
export function DashboardTab() {
  const { space } = useTheme();
  return (
    <div css={{ display: 'grid', gap: space(10) }}>
      <StatTiles />
      <Columns>
        <RecentOrders />
        <LowStock />
      </Columns>
    </div>
  );
}

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  [theme.from.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 380px', alignItems: 'start', columnGap: theme.space(12) },
}));
