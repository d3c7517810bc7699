import type { StaffProduct, StaffProductRow } from '@glow/shared/staff';
import { ButtonLink } from '@glow/shared/navigation';
import { useToast } from '@glow/shared/toast';
import { CATEGORIES, ProductsTable } from '../ProductsTable';
import { TwoLines } from '../DataTable';
import { List } from '../FilteredList';
import { askStaff } from './askStaff';
import { DetailLink } from './DetailLink';
import { ListAndDetail } from './DetailPage';
import { ImportPage } from './ImportPage';
import { LongText } from './LongText';
import { Problem } from './Problem';
import { ProductPage } from './ProductPage';
import { StaffList, Tools } from './StaffList';
import { useSending } from './useStaff';
import { useStaffList, type ListFilter } from './useStaffList';

const FILTERS: readonly ListFilter[] = [
  { name: 'category', label: 'Category', options: { '': 'All categories', ...CATEGORIES } },
  {
    name: 'show',
    label: 'Show',
    options: { '': 'All products', hidden: 'Hidden', discontinued: 'Discontinued', low: 'Low stock' },
  },
];

/** The products, or the one that the URL names, or the import of a file. */
export function ProductsTab() {
  const list = useStaffList<StaffProductRow>('products', FILTERS);
  const { refusal, send } = useSending();
  const toast = useToast();

  function toggle({ id, name, isHidden }: StaffProductRow) {
    const path = `products/${encodeURIComponent(id)}`;
    void send({
      path,
      async body() {
        const { product } = await askStaff<{ product: StaffProduct }>(path);
        return { version: product.version, entry: { isHidden: !isHidden } };
      },
      onDone() {
        toast({ title: isHidden ? 'Shown in the store' : 'Hidden in the store', description: name });
        list.reload();
      },
    });
  }

  return (
    <ListAndDetail param="import" detail={() => <ImportPage onSaved={list.reload} />}>
      <ListAndDetail param="product" detail={(id) => <ProductPage key={id} id={id} onSaved={list.reload} />}>
        <List>
          <Tools gap={4}>
            <ButtonLink id="import-file" to={list.urlWith({ import: 'file' })} variant="secondary" size="small">
              Import a file
            </ButtonLink>
            <a href="/api/admin/products/export?format=csv" download>
              Export CSV
            </a>
            <a href="/api/admin/products/export?format=json" download>
              Export JSON
            </a>
          </Tools>
          <Problem refusal={refusal} />
          <StaffList
            list={list}
            nouns={['product', 'products']}
            hint="Name, brand, SKU or id"
            empty="Import a file to fill the catalogue."
          >
            {(rows) => (
              <ProductsTable
                rows={rows}
                namesOf={({ id, name, brand, sku }) => (
                  <TwoLines detail={<LongText>{`${brand} · ${sku}`}</LongText>}>
                    <DetailLink tab="products" param="product" id={id}>
                      <LongText>{name}</LongText>
                    </DetailLink>
                  </TwoLines>
                )}
                onToggle={toggle}
              />
            )}
          </StaffList>
        </List>
      </ListAndDetail>
    </ListAndDetail>
  );
}
