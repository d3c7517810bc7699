import type { StaffProduct } from '@glow/shared/staff';
import { Badge, Rating, Row } from '@glow/shared/ui';
import { useState } from 'react';
import { Panel } from '../Panel';
import { DetailPage } from './DetailPage';
import { Columns, Side } from './OrderPage';
import { ProductForm } from './ProductForm';
import { useStaff } from './useStaff';

const DETAIL = { param: 'product', back: 'All products' };

/** A product with the form that changes it, and its reviews. */
export function ProductPage({ id, onSaved }: { id: string; onSaved(): void }) {
  const { answer, refusal, reload } = useStaff<{ product: StaffProduct }>(`products/${encodeURIComponent(id)}`);
  const [newer, setNewer] = useState<StaffProduct>();
  const shown = newer ?? answer?.product;
  if (!shown) return <DetailPage {...DETAIL} heading={`Product ${id}`} refusal={refusal} onRetry={reload} />;
  const { name, sku, isHidden, discontinued, reviews = [] } = shown.entry;
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
        <ProductForm
          shown={shown}
          onNewer={(product) => {
            setNewer(product);
            onSaved();
          }}
        />
        <Side>
          <Panel as="section" aria-labelledby="product-reviews">
            <h2 id="product-reviews">Reviews</h2>
            {reviews.length === 0 && <p>No reviews yet.</p>}
            <ul role="list">
              {reviews.map((review) => (
                <li key={review.id}>
                  <Rating value={review.rating} />
                  <strong>{review.title}</strong>
                  <p>{review.comment}</p>
                  <p>
                    {review.userName} · {review.date}
                  </p>
                </li>
              ))}
            </ul>
          </Panel>
        </Side>
      </Columns>
    </DetailPage>
  );
}
