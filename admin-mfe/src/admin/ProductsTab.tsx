import { usePageData } from '@glow/shared/app';
import { useState } from 'react';
import type { pageData } from '../pageData';
import { TwoLines } from './DataTable';
import { FilteredList, useUrlFilter } from './FilteredList';
import { PageLinks } from './PageLinks';
import { CATEGORIES, ProductsTable } from './ProductsTable';

const OPTIONS = { all: 'All products', ...CATEGORIES };

/** The products by category, a page at a time; Show and Hide only write to the console (ADM-5). */
export function ProductsTab() {
  const urlFilter = useUrlFilter('category', OPTIONS);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const { data } = usePageData<typeof pageData.admin>();
  const { products, matchCount, total, page, pageCount } = data;

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
        <ProductsTable
          rows={products.map((product) => ({ ...product, isHidden: isHidden(product.id) }))}
          namesOf={({ name, brand, sku }) => <TwoLines detail={`${brand} · ${sku}`}>{name}</TwoLines>}
          onToggle={toggle}
        />
      </FilteredList>
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
