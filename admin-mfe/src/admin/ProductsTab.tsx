import { products } from '@glow/shared/catalog';
import { formatPrice } from '@glow/shared/orders';
import { Button, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable } from './DataTable';
import { FilteredList } from './FilteredList';
import { TwoLines } from './TwoLines';
import { useUrlFilter } from './useUrlFilter';

const CATEGORIES = { all: 'All products', skincare: 'Skincare', makeup: 'Makeup' };

/** The products by category; Show and Hide only write to the console (specification §2, Admin; decisions row 96). */
export function ProductsTab() {
  const [filter, setFilter] = useUrlFilter('category', CATEGORIES);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const shown = products.filter(({ category }) => filter === 'all' || category === filter);

  function toggle({ id, name }: { id: string; name: string }) {
    const hides = !hiddenIds.includes(id);
    console.log('Product visibility', id, hides ? 'hidden' : 'visible');
    setHiddenIds(hides ? [...hiddenIds, id] : hiddenIds.filter((hidden) => hidden !== id));
    setMessage(`${name}: ${hides ? 'hidden' : 'visible'}, not saved (demo)`);
  }

  return (
    <FilteredList label="Category" options={CATEGORIES} filter={filter} onFilter={setFilter} message={message}>
      <DataTable
        caption="Products"
        rows={shown}
        keyOf={({ id }) => id}
        columns={[
          { label: 'Product', cell: ({ name, brand, sku }) => <TwoLines detail={`${brand} · ${sku}`}>{name}</TwoLines> },
          { label: 'Category', cell: ({ category }) => CATEGORIES[category] },
          { label: 'Price', cell: ({ price }) => formatPrice(price), isNumeric: true },
          { label: 'Stock', cell: ({ stockCount }) => stockCount, isNumeric: true },
          { label: 'In the store', cell: ({ id }) => (hiddenIds.includes(id) ? 'Hidden' : 'Visible') },
          {
            label: 'Action',
            cell: (product) => (
              <Button type="button" look="secondary" size="small" onClick={() => toggle(product)}>
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
