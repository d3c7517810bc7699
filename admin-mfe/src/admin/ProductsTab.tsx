import { useTheme } from '@emotion/react';
import { usePageData } from '@glow/shared/app';
import { formatPrice } from '@glow/shared/orders';
import { Badge, Button, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import type { pageData } from '../pageData';
import { DataTable, TwoLines } from './DataTable';
import { FilteredList, useUrlFilter } from './FilteredList';
import { LOW_STOCK_BELOW } from './lowStock';
import { WithBar } from './Bar';
import { PageLinks } from './PageLinks';

const CATEGORIES = { all: 'All products', skincare: 'Skincare', makeup: 'Makeup' };

/** The products by category, a page at a time; Show and Hide only write to the console (ADM-5). */
export function ProductsTab() {
  const urlFilter = useUrlFilter('category', CATEGORIES);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const { colors } = useTheme();
  const { data } = usePageData<typeof pageData.admin>();
  const { products, matchCount, total, page, pageCount } = data;
  const largestStock = Math.max(1, ...products.map(({ stockCount }) => stockCount));

  const isHidden = (id: string) => hiddenIds.includes(id);

  function toggle({ id, name }: { id: string; name: string }) {
    const visibility = isHidden(id) ? 'visible' : 'hidden';
    console.log('Product visibility', id, visibility);
    setHiddenIds(isHidden(id) ? hiddenIds.filter((hidden) => hidden !== id) : [...hiddenIds, id]);
    setMessage(`${name}: ${visibility}, not saved (demo)`);
  }

  return (
    <>
      <FilteredList {...urlFilter} label="Category" found={`${matchCount} of ${total} products`} message={message}>
        <DataTable
          caption="Products"
          rows={products}
          minWidth={690}
          keyOf={({ id }) => id}
          columns={[
            {
              label: 'Product',
              cell: ({ name, brand, sku }) => <TwoLines detail={`${brand} · ${sku}`}>{name}</TwoLines>,
            },
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
              cell: ({ id }) => (isHidden(id) ? <Badge tone="bad">Hidden</Badge> : 'Visible'),
            },
            {
              label: 'Action',
              cell: (product) => (
                <Button type="button" variant="secondary" size="small" onClick={() => toggle(product)}>
                  {isHidden(product.id) ? 'Show' : 'Hide'}
                  <VisuallyHidden>{product.name}</VisuallyHidden>
                </Button>
              ),
            },
          ]}
        />
      </FilteredList>
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
