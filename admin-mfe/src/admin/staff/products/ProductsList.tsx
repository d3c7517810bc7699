import type { StaffProduct, StaffProductRow } from '@glow/shared/staff';
import { lazyComponent } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { CheckboxField, Row } from '@glow/shared/ui';
import { useState } from 'react';
import { CATEGORIES, productColumns } from '../../productColumns';
import { Summary } from '../../Panel';
import { useAdminUrl } from '../../useAdminUrl';
import { ActionButton } from '../kit/ActionButton';
import { askStaff } from '../kit/askStaff';
import { DetailLink, ListAndDetail } from '../kit/DetailPage';
import { StaffList } from '../kit/StaffList';

const SHOWN = { '': 'All products', hidden: 'Hidden', discontinued: 'Discontinued', low: 'Low stock' };
const FILTERS = [
  { name: 'category', label: 'Category', options: { '': 'All categories', ...CATEGORIES } },
  { name: 'show', label: 'Show', options: SHOWN },
];
const load = () => import(/* webpackChunkName: "product" */ './ProductPage');
const ProductPage = lazyComponent(async () => (await load()).ProductPage);
const NewProductPage = lazyComponent(async () => (await load()).NewProductPage);
const ImportPage = lazyComponent(
  async () => (await import(/* webpackChunkName: "import" */ './ImportPage')).ImportPage,
);
const PAGES = {
  import: () => <ImportPage />,
  new: () => <NewProductPage />,
  product: (id: string) => <ProductPage id={id} />,
};

export function ProductsList() {
  const { urlWith } = useAdminUrl();
  const tools = (
    <>
      <ButtonLink id="new-product" to={urlWith({ new: 'product' })} variant="secondary" size="small">
        New product
      </ButtonLink>
      <ButtonLink id="import-file" to={urlWith({ import: 'file' })} variant="secondary" size="small">
        Import a file
      </ButtonLink>
      <ExportLinks />
    </>
  );
  return (
    <ListAndDetail pages={PAGES}>
      <StaffList<StaffProductRow>
        path="products"
        filters={FILTERS}
        hint="Name, brand, SKU or id"
        nouns={['product', 'products']}
        empty="Import a file to fill the catalogue."
        tools={tools}
        caption="Products"
        minWidth={690}
        columns={(rows) =>
          productColumns(
            rows,
            ({ id, name }) => (
              <DetailLink to="product" id={id}>
                {name}
              </DetailLink>
            ),
            (row) => <Toggle row={row} />,
          )
        }
      />
    </ListAndDetail>
  );
}

function ExportLinks() {
  const [withStock, setWithStock] = useState(false);
  const address = `/api/admin/products/export?stock=${withStock}`;
  return (
    <details>
      <Summary>Export</Summary>
      <Row gap={4}>
        {['csv', 'json'].map((format) => (
          <a key={format} href={`${address}&format=${format}`} download>
            Export {format.toUpperCase()}
          </a>
        ))}
        <CheckboxField label="With stock" checked={withStock} onChange={({ target }) => setWithStock(target.checked)} />
      </Row>
    </details>
  );
}

function Toggle({ row: { id, name, isHidden } }: { row: StaffProductRow }) {
  const path = `products/${encodeURIComponent(id)}`;
  const change = {
    path,
    async body() {
      const { product } = await askStaff<{ product: StaffProduct }>(path);
      return { version: product.version, entry: { isHidden: !isHidden } };
    },
    onDone: () => ({ title: isHidden ? 'Shown in the store' : 'Hidden in the store', description: name }),
  };
  return <ActionButton label={isHidden ? 'Show' : 'Hide'} of={name} change={change} />;
}
