import type { StaffProduct, StaffProductRow } from '@glow/shared/staff';
import { ButtonLink } from '@glow/shared/navigation';
import { CATEGORY_FILTER, ProductsTable } from '../ProductsTable';
import { useAdminUrl } from '../useAdminUrl';
import { askStaff } from './askStaff';
import { DetailLink, ListAndDetail } from './DetailPage';
import { ImportPage } from './ImportPage';
import { NewProductPage, ProductPage } from './ProductPage';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

const FILTERS = [
  { ...CATEGORY_FILTER, options: { ...CATEGORY_FILTER.options, '': 'All categories' } },
  {
    name: 'show',
    label: 'Show',
    options: { '': 'All products', hidden: 'Hidden', discontinued: 'Discontinued', low: 'Low stock' },
  },
];

/** The products, or the one that the URL names, or a new one, or the import of a file. */
export function ProductsTab() {
  const list = useStaffList<StaffProductRow>('products', FILTERS);
  const { urlWith } = useAdminUrl();

  function toggle({ id, name, isHidden }: StaffProductRow) {
    const path = `products/${encodeURIComponent(id)}`;
    list.change({
      path,
      async body() {
        const { product } = await askStaff<{ product: StaffProduct }>(path);
        return { version: product.version, entry: { isHidden: !isHidden } };
      },
      onDone: () => ({ title: isHidden ? 'Shown in the store' : 'Hidden in the store', description: name }),
    });
  }

  const tools = (
    <>
      <ButtonLink id="new-product" to={urlWith({ new: 'product' })} variant="secondary" size="small">
        New product
      </ButtonLink>
      <ButtonLink id="import-file" to={urlWith({ import: 'file' })} variant="secondary" size="small">
        Import a file
      </ButtonLink>
      <a href="/api/admin/products/export?format=csv" download>
        Export CSV
      </a>
      <a href="/api/admin/products/export?format=json" download>
        Export JSON
      </a>
    </>
  );
  return (
    <ListAndDetail
      pages={{
        import: () => <ImportPage onSaved={list.reload} />,
        new: () => <NewProductPage onSaved={list.reload} />,
        product: (id) => <ProductPage id={id} onSaved={list.reload} />,
      }}
    >
      <StaffList
        list={list}
        nouns={['product', 'products']}
        hint="Name, brand, SKU or id"
        empty="Import a file to fill the catalogue."
        tools={tools}
      >
        {(rows) => (
          <ProductsTable
            rows={rows}
            nameOf={({ id, name }) => (
              <DetailLink to="product" id={id}>
                {name}
              </DetailLink>
            )}
            onToggle={toggle}
          />
        )}
      </StaffList>
    </ListAndDetail>
  );
}
