import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { formatPrice } from '@glow/shared/orders';
import { adminStats } from '../data/adminSamples';

const TILES = [
  { label: 'Revenue', value: formatPrice(adminStats.totalRevenue), growth: adminStats.revenueGrowth },
  { label: 'Orders', value: adminStats.totalOrders, growth: adminStats.orderGrowth },
  { label: 'Products', value: adminStats.totalProducts },
  { label: 'Customers', value: adminStats.totalCustomers },
];

/** The dashboard's hard-coded figures (ADM-2). */
export function StatTiles() {
  const { colors } = useTheme();
  return (
    <Tiles>
      {TILES.map(({ label, value, growth }) => (
        <Tile key={label}>
          <dt css={{ fontSize: 14, color: colors.textSoft }}>{label}</dt>
          <Figure>{value}</Figure>
          {growth !== undefined && (
            <dd css={{ fontSize: 14, fontWeight: 650, color: colors.success }}>+{growth}% growth</dd>
          )}
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.space(4),
  margin: 0,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space(6) },
}));

const Tile = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(1),
  padding: theme.space(5),
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  [theme.from.desktop]: { padding: theme.space(6) },
}));

const Figure = styled.dd(({ theme }) => ({
  fontFamily: theme.fonts.display,
  fontSize: 'clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)',
  fontVariantNumeric: 'lining-nums',
  lineHeight: 1.2,
}));
