import styled from '@emotion/styled';
import type { Category } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { LOW_STOCK_BELOW, type StaffProductRow } from '@glow/shared/staff';
import { Badge, JoinedTexts, SpreadRow } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { WithBar } from './WithBar';
import type { Columns } from './DataTable';

export const CATEGORIES: Record<Category, string> = { skincare: 'Skincare', makeup: 'Makeup' };

type ListedProduct = Omit<StaffProductRow, 'variants' | 'isDiscontinued'> & { isDiscontinued?: boolean };

export function productColumns<Product extends ListedProduct>(
  rows: readonly Product[],
  name: (product: Product) => ReactNode,
  action: (product: Product) => ReactNode,
): Columns<Product> {
  const largestStock = Math.max(1, ...rows.map(({ stockCount }) => stockCount));
  return [
    {
      label: 'Product',
      cell: name,
      picture: ({ image }) => image,
      detail: ({ brand, sku }) => <JoinedTexts texts={[brand, sku]} />,
    },
    { label: 'Category', cell: ({ category }) => CATEGORIES[category], narrow: 'none' },
    { label: 'Price', cell: ({ price }) => formatPrice(price), isNumeric: true, narrow: 'beside' },
    {
      label: 'Stock',
      cell: ({ stockCount }) =>
        stockCount === 0 ? (
          <Badge tone="bad">Sold out</Badge>
        ) : (
          <WithBar value={stockCount} of={largestStock} color={stockCount < LOW_STOCK_BELOW ? 'amber' : 'leaf'}>
            {stockCount}
          </WithBar>
        ),
      isNumeric: true,
    },
    {
      label: 'In the store',
      narrow: 'bare',
      cell: (product) => (
        <Shown gap={3}>
          {product.isHidden ? <Badge tone="bad">Hidden</Badge> : product.isDiscontinued && 'Discontinued'}
          {action(product)}
        </Shown>
      ),
    },
  ];
}

const Shown = styled(SpreadRow)({ justifyContent: 'end' });
