import { useTheme } from '@emotion/react';
import { products } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Button, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from './DataTable';
import { FilteredList } from './FilteredList';
import { LOW_STOCK_BELOW } from './lowStockProducts';
import { TwoLines } from './TwoLines';
import { useUrlFilter } from './useUrlFilter';
import { WithBar } from './WithBar';

const CATEGORIES = { all: 'All products', skincare: 'Skincare', makeup: 'Makeup' };
const LARGEST_STOCK = Math.max(...products.map(({ stockCount }) => stockCount));

/** The products by category; Show and Hide only write to the console (ADM-5). */
export function ProductsTab() {
  const [filter, setFilter] = useUrlFilter('category', CATEGORIES);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const { colors } = useTheme();
  const shown = products.filter(({ category }) => filter === 'all' || category === filter);

  function toggle({ id, name }: { id: string; name: string }) {
    const hides = !hiddenIds.includes(id);
    console.log('Product visibility', id, hides ? 'hidden' : 'visible');
    setHiddenIds(hides ? [...hiddenIds, id] : hiddenIds.filter((hidden) => hidden !== id));
    setMessage(`${name}: ${hides ? 'hidden' : 'visible'}, not saved (demo)`);
  }

  return (
    <FilteredList
      label="Category"
      options={CATEGORIES}
      filter={filter}
      onFilter={setFilter}
      found={`${shown.length} of ${products.length} products`}
      message={message}
    >
      <DataTable
        caption="Products"
        rows={shown}
        minWidth={690}
        keyOf={({ id }) => id}
        columns={[
          {
            label: 'Product',
            cell: ({ name, brand, sku }) => <TwoLines detail={`${brand} · ${sku}`}>{name}</TwoLines>,
          },
          { label: 'Category', cell: ({ category }) => CATEGORIES[category] },
          { label: 'Price', cell: ({ price }) => formatPrice(price), isNumeric: true },
          {
            label: 'Stock',
            cell: ({ stockCount }) => (
              <WithBar
                value={stockCount}
                of={LARGEST_STOCK}
                color={stockCount < LOW_STOCK_BELOW ? colors.amber : colors.leaf}
              >
                {stockCount}
              </WithBar>
            ),
            isNumeric: true,
          },
          {
            label: 'In the store',
            cell: ({ id }) =>
              hiddenIds.includes(id) ? <TwoLines detail="Not saved (demo)">Hidden</TwoLines> : 'Visible',
          },
          {
            label: 'Action',
            cell: (product) => (
              <Button type="button" variant="secondary" size="small" onClick={() => toggle(product)}>
                {hiddenIds.includes(product.id) ? 'Show' : 'Hide'}
                <VisuallyHidden>{product.name}</VisuallyHidden>
              </Button>
            ),
          },
        ]}
      />
    </FilteredList>
  );
}
