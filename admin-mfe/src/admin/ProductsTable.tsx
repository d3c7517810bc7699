import { useTheme } from '@emotion/react';
import type { Category } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Badge, Button, VisuallyHidden } from '@glow/shared/ui';
import type { ReactNode } from 'react';
import { WithBar } from './Bar';
import { DataTable } from './DataTable';
import { LOW_STOCK_BELOW } from './lowStock';

/** The labels of categories. */
export const CATEGORIES: Record<Category, string> = { skincare: 'Skincare', makeup: 'Makeup' };

export const CATEGORY_FILTER = {
  name: 'category',
  label: 'Category',
  options: { '': 'All products', ...CATEGORIES },
};

interface ListedProduct {
  id: string;
  name: string;
  brand: string;
  sku: string;
  category: Category;
  /** In cents. */
  price: number;
  stockCount: number;
  isHidden: boolean;
  isDiscontinued?: boolean;
}

interface ProductsTableProps<Product> {
  rows: readonly Product[];
  nameOf(product: Product): ReactNode;
  /** Shows or hides a product in the store. */
  onToggle(product: Product): void;
}

/** Products, each with a button that shows or hides it. */
export function ProductsTable<Product extends ListedProduct>({ rows, nameOf, onToggle }: ProductsTableProps<Product>) {
  const { colors } = useTheme();
  const largestStock = Math.max(1, ...rows.map(({ stockCount }) => stockCount));
  return (
    <DataTable
      caption="Products"
      rows={rows}
      minWidth={690}
      columns={[
        { label: 'Product', cell: nameOf, detail: ({ brand, sku }) => `${brand} · ${sku}` },
        { label: 'Category', cell: ({ category }) => CATEGORIES[category] },
        { label: 'Price', cell: ({ price }) => formatPrice(price), isNumeric: true, isBeside: true },
        {
          label: 'Stock',
          cell: ({ stockCount }) =>
            stockCount === 0 ? (
              <Badge tone="bad">Sold out</Badge>
            ) : (
              <WithBar
                value={stockCount}
                of={largestStock}
                color={stockCount < LOW_STOCK_BELOW ? colors.amber : colors.leaf}
              >
                {stockCount}
              </WithBar>
            ),
          isNumeric: true,
        },
        {
          label: 'In the store',
          cell: ({ isHidden, isDiscontinued }) =>
            isHidden ? <Badge tone="bad">Hidden</Badge> : isDiscontinued ? 'Discontinued' : 'Visible',
        },
        {
          label: 'Action',
          cell: (product) => (
            <Button type="button" variant="secondary" size="small" onClick={() => onToggle(product)}>
              {product.isHidden ? 'Show' : 'Hide'}
              <VisuallyHidden>{product.name}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}
