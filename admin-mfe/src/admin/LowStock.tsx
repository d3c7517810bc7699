import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { LOW_STOCK_BELOW, type LowStock as ScarceProduct } from '@glow/shared/staff';
import { Picture } from '@glow/shared/ui';
import { TriangleAlert } from '@glow/shared/icons';
import type { ReactNode } from 'react';
import { Bar } from './Bar';
import { Panel } from './Panel';

/** Low stock alert (ADM-4). */
export function LowStock({ products, children }: { products: readonly ScarceProduct[]; children?: ReactNode }) {
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
          <ProductRow key={id}>
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

const ProductRow = styled.li(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) 3.25rem',
  alignItems: 'center',
  gap: theme.space(3),
  fontSize: theme.text.lg,
  '& > span': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: theme.space(1) },
  img: { borderRadius: theme.radius.small },
}));

const StockCount = styled.strong<{ isSoldOut: boolean }>(({ theme, isSoldOut }) => ({
  textAlign: 'right',
  color: isSoldOut ? theme.colors.danger : theme.colors.ink,
}));
