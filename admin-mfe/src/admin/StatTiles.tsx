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
  return (
    <Tiles>
      {TILES.map(({ label, value, growth }) => (
        <Tile key={label}>
          <dt>
            {label}
            {growth !== undefined && <Growth>+{growth}% growth</Growth>}
          </dt>
          <Figure>{value}</Figure>
        </Tile>
      ))}
    </Tiles>
  );
}

const Tiles = styled.dl(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  gap: theme.space(4),
  margin: 0,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: theme.space(6) },
}));

const Tile = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(1),
  padding: `min(${theme.space(5)}, 5.2vw)`,
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  [theme.from.desktop]: { padding: theme.space(6) },
  dt: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    fontSize: theme.text.md,
    color: theme.colors.textSoft,
  },
}));

const Figure = styled.dd(({ theme }) => ({
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.lg,
  lineHeight: 1.2,
}));

const Growth = styled.span(({ theme }) => ({
  fontWeight: theme.weight.semibold,
  color: theme.colors.success,
}));
