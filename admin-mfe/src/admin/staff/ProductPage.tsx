import type { StaffProduct } from '@glow/shared/staff';
import { Badge, Rating } from '@glow/shared/ui';
import { Columns, Panel, Stack } from '../Panel';
import { useAdminUrl } from '../useAdminUrl';
import { DetailPage } from './DetailPage';
import { NoAnswer } from './Problem';
import { ProductForm } from './ProductForm';
import { Removal } from './Removal';
import { useStaff } from './useStaff';

/** A product with the form that changes it, and its reviews. */
export function ProductPage({ id }: { id: string }) {
  const loaded = useStaff<{ product: StaffProduct }>(`products/${encodeURIComponent(id)}`);
  const shown = loaded.answer?.product;
  const take = (product: StaffProduct) => loaded.replace({ product });
  const { name = `Product ${id}`, sku, isHidden, discontinued, reviews = [] } = shown?.entry ?? {};
  const facts = shown && (
    <>
      <span>
        {id} · {sku}
      </span>
      {isHidden && <Badge tone="bad">Hidden</Badge>}
      {discontinued && <Badge>Discontinued</Badge>}
    </>
  );
  return (
    <DetailPage param="product" back="All products" heading={name} facts={facts}>
      {shown ? (
        <Columns>
          <ProductForm shown={shown} onNewer={take} />
          <Stack gap={6}>
            <Panel id="product-reviews" heading="Reviews">
              {reviews.length === 0 && <p>No reviews yet.</p>}
              <ul role="list">
                {reviews.map((review) => (
                  <Stack as="li" gap={1.5} key={review.id}>
                    <Rating value={review.rating} />
                    <strong>{review.title}</strong>
                    <p>{review.comment}</p>
                    <p>
                      {review.userName} · {review.date}
                    </p>
                    <Removal
                      of={shown}
                      noun="Review"
                      id={review.id}
                      name={review.title}
                      text={`The review ‘${review.title}’ by ${review.userName} cannot be brought back.`}
                      onNewer={take}
                    />
                  </Stack>
                ))}
              </ul>
            </Panel>
          </Stack>
        </Columns>
      ) : (
        <NoAnswer of={loaded} />
      )}
    </DetailPage>
  );
}

/** A form for a product that there is not yet; saved, its own page is open. */
export function NewProductPage() {
  const { change } = useAdminUrl();
  return (
    <DetailPage param="new" back="All products" heading="New product">
      <ProductForm onNewer={({ entry }) => change({ new: '', product: entry.id }, { replace: true })} />
    </DetailPage>
  );
}
