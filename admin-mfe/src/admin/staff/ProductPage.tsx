import type { StaffProduct } from '@glow/shared/staff';
import { Badge, Row } from '@glow/shared/ui';
import { useState } from 'react';
import { Columns, DetailPage, Side } from './DetailPage';
import { ProductForm } from './ProductForm';
import { ProductReviews } from './ProductReviews';
import { useStaff } from './useStaff';

const DETAIL = { param: 'product', back: 'All products' };

/** A product with the form that changes it, and its reviews. */
export function ProductPage({ id, onSaved }: { id: string; onSaved(): void }) {
  const { answer, refusal, reload } = useStaff<{ product: StaffProduct }>(`products/${encodeURIComponent(id)}`);
  const [newer, setNewer] = useState<StaffProduct>();
  const shown = newer ?? answer?.product;
  if (!shown) return <DetailPage {...DETAIL} heading={`Product ${id}`} refusal={refusal} onRetry={reload} />;
  const take = (product: StaffProduct) => {
    setNewer(product);
    onSaved();
  };
  const { name, sku, isHidden, discontinued } = shown.entry;
  return (
    <DetailPage
      {...DETAIL}
      heading={name ?? id}
      facts={
        <Row gap={3}>
          <span>
            {id} · {sku}
          </span>
          {isHidden && <Badge tone="bad">Hidden</Badge>}
          {discontinued && <Badge>Discontinued</Badge>}
        </Row>
      }
    >
      <Columns>
        <ProductForm shown={shown} onNewer={take} />
        <Side>
          <ProductReviews shown={shown} onNewer={take} />
        </Side>
      </Columns>
    </DetailPage>
  );
}
