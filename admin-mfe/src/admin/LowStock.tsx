import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { products } from '@glow/shared/catalog';
import { Card, Picture } from '@glow/shared/ui';
import { TriangleAlert } from 'lucide-react';
import { Bar } from './Bar';
import { LOW_STOCK_BELOW, lowStockProducts } from './lowStockProducts';

/** Low stock alert (ADM-4). */
export function LowStock() {
  const { colors, space } = useTheme();
  return (
    <Card as="section" aria-labelledby="low-stock" css={{ display: 'grid', alignContent: 'start', gap: space(4) }}>
      <h2 id="low-stock" css={{ display: 'flex', alignItems: 'center', gap: space(3), fontSize: 26 }}>
        <TriangleAlert size={20} aria-hidden="true" css={{ flex: 'none', color: colors.amber }} />
        Low stock
      </h2>
      <ul role="list" css={{ display: 'grid', gap: space(4) }}>
        {lowStockProducts(products).map(({ id, name, images: [image = ''], stockCount }) => (
          <ScarceProduct key={id}>
            <Picture name={image} alt="" sizes="44px" />
            <span css={{ display: 'grid', gap: space(1) }}>
              {name}
              <Bar value={stockCount} of={LOW_STOCK_BELOW} color={colors.amber} />
            </span>
            <strong css={{ textAlign: 'right', color: stockCount === 0 ? colors.danger : colors.ink }}>
              {stockCount} left
            </strong>
          </ScarceProduct>
        ))}
      </ul>
    </Card>
  );
}

const ScarceProduct = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 52px',
  alignItems: 'center',
  gap: theme.space(3),
  fontSize: 15,
  img: { borderRadius: theme.radius.small },
}));
