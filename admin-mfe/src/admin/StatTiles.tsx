import { formatPrice } from '@glow/shared/orders';
import type { Dashboard } from '@glow/shared/staff';
import { Stack } from '@glow/shared/ui';
import styled from '@emotion/styled';

type Figures = Pick<Dashboard, 'revenue' | 'orders' | 'products' | 'customers' | 'revenueGrowth' | 'orderGrowth'>;

/** The dashboard's figures (ADM-2). */
export function StatTiles({ revenue, orders, products, customers, revenueGrowth, orderGrowth }: Figures) {
  const figures: [label: string, value: string | number, growth?: number | null][] = [
    ['Revenue', formatPrice(revenue), revenueGrowth],
    ['Orders', orders, orderGrowth],
    ['Products', products],
    ['Customers', customers],
  ];
  return (
    <Tiles gap={4}>
      {figures.map(([label, value, growth]) => (
        <Tile gap={1} key={label}>
          <dt>
            {label}
            {growth !== undefined && (
              <Growth tone={growth === null ? 'textSoft' : growth < 0 ? 'danger' : 'success'}>
                {growthText(growth)}
              </Growth>
            )}
          </dt>
          <Value>{value.toLocaleString('en-US')}</Value>
        </Tile>
      ))}
    </Tiles>
  );
}

function growthText(growth: number | null): string {
  if (growth === null) return 'no former month';
  const rounded = Math.round(growth * 10) / 10;
  return `${rounded < 0 ? '−' : '+'}${Math.abs(rounded).toLocaleString('en-US')}% growth`;
}

const Tiles = styled(Stack.withComponent('dl'))(({ theme }) => ({
  gridTemplateColumns: 'repeat(auto-fit, minmax(max(9rem, 40%), 1fr))',
  margin: 0,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(max(12rem, 20%), 1fr))', gap: theme.space(6) },
}));

const Tile = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
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

const Value = styled.dd(({ theme }) => ({
  overflowWrap: 'anywhere',
  fontFamily: theme.fonts.display,
  fontSize: theme.heading.sm,
  lineHeight: 1.2,
  [theme.from.tablet]: { fontSize: theme.heading.lg },
}));

const Growth = styled.span<{ tone: 'textSoft' | 'danger' | 'success' }>(({ theme, tone }) => ({
  fontWeight: theme.weight.semibold,
  color: theme.colors[tone],
}));
