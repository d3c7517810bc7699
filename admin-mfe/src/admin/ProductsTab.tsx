import { usePageData } from '@glow/shared/app';
import { useState } from 'react';
import type { pageData } from '../pageData';
import { DataTable } from './DataTable';
import { FilteredList, useFilters } from './FilteredList';
import { PageLinks } from './PageLinks';
import { CATEGORIES, productColumns } from './productColumns';
import { RowButton } from './RowButton';

const FILTERS = [{ name: 'category', label: 'Category', options: { '': 'All products', ...CATEGORIES } }];

/** The products by category, a page at a time; Show and Hide only write to the console (ADM-5). */
export function ProductsTab() {
  const filters = useFilters(FILTERS);
  const [hiddenIds, setHiddenIds] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('Changes here are not saved (demo)');
  const { data } = usePageData<typeof pageData.admin>();
  const { products, matchCount, total, page, pageCount } = data;

  const rows = products.map((product) => ({ ...product, isHidden: hiddenIds.includes(product.id) }));

  function toggle({ id, name, isHidden }: (typeof rows)[number]) {
    const visibility = isHidden ? 'visible' : 'hidden';
    console.log('Product visibility', id, visibility);
    setHiddenIds(isHidden ? hiddenIds.filter((hidden) => hidden !== id) : [...hiddenIds, id]);
    setMessage(`${name}: ${visibility}, not saved (demo)`);
  }

  return (
    <>
      <FilteredList heading="Products" filters={filters} found={`${matchCount} of ${total} products · ${message}`}>
        <DataTable
          caption="Products"
          rows={rows}
          minWidth={690}
          columns={productColumns(
            rows,
            ({ name }) => name,
            (row) => (
              <RowButton label={row.isHidden ? 'Show' : 'Hide'} of={row.name} onClick={() => toggle(row)} />
            ),
          )}
        />
      </FilteredList>
      <PageLinks page={page} pageCount={pageCount} />
    </>
  );
}
