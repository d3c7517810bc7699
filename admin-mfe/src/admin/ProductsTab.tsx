import { usePageData } from '@glow/shared/app';
import { useState } from 'react';
import type { pageData } from '../pageData';
import { FilteredList, useFilters } from './FilteredList';
import { PageLinks } from './PageLinks';
import { CATEGORY_FILTER, ProductsTable } from './ProductsTable';

/** The products by category, a page at a time; Show and Hide only write to the console (ADM-5). */
export function ProductsTab() {
  const filters = useFilters([CATEGORY_FILTER]);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('Changes here are not saved (demo)');
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
      <FilteredList filters={filters} found={`${matchCount} of ${total} products · ${message}`}>
        <ProductsTable
          rows={products.map((product) => ({ ...product, isHidden: isHidden(product.id) }))}
          nameOf={({ name }) => name}
          onToggle={toggle}
        />
      </FilteredList>
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
