import { ButtonLink } from '@glow/shared/navigation';
import type { ProductEntry, StaffProduct } from '@glow/shared/staff';
import { Badge, Button, JoinedTexts, Rating, Row, TextField } from '@glow/shared/ui';
import styled from '@emotion/styled';
import { useState } from 'react';
import { Columns, Panel, Stack } from '../../Panel';
import { useAdminUrl } from '../../useAdminUrl';
import { DetailPage } from '../kit/DetailPage';
import { differences } from '../kit/differences';
import { Pictures } from '../kit/FormField';
import { NoAnswer } from '../kit/Problem';
import { Removal } from '../kit/Removal';
import { useStaff } from '../kit/useStaff';
import { RowButton } from '../../RowButton';
import { entryOf, fieldsOf, isId, valuesOf } from './productFields';
import { StaffForm } from '../kit/StaffForm';

export function ProductPage({ id }: { id: string }) {
  const loaded = useStaff<{ product: StaffProduct }>(`products/${encodeURIComponent(id)}`);
  const shown = loaded.answer?.product;
  const take = (product: StaffProduct) => loaded.replace({ product });
  const { name = `Product ${id}`, sku, isHidden, discontinued, reviews = [] } = shown?.entry ?? {};
  const facts = shown && (
    <>
      <span>{`${id} · ${sku}`}</span>
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
            <Panel id="product-store" heading="In the store">
              <Pictures text={shown.entry.images?.join('\n') ?? ''} />
              {!isHidden && !discontinued && (
                <ButtonLink to={`/product/${id}`} variant="secondary" size="small">
                  View the product
                </ButtonLink>
              )}
            </Panel>
            <Panel id="product-reviews" heading="Reviews">
              {reviews.length === 0 && <p>No reviews yet.</p>}
              <ul role="list">
                {reviews.map((review) => (
                  <Stack as="li" gap={1.5} key={review.id}>
                    <Rating value={review.rating} />
                    <strong>{review.title}</strong>
                    <p>{review.comment}</p>
                    <p>
                      <JoinedTexts texts={[review.userName, review.date]} />
                    </p>
                    <Removal of={shown} noun="Review" id={review.id} name={review.title} onNewer={take} />
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

/** When the new product is saved, its own page opens. */
export function NewProductPage() {
  const { change } = useAdminUrl();
  return (
    <DetailPage param="new" back="All products" heading="New product">
      <ProductForm onNewer={({ entry }) => change({ new: '', product: entry.id }, { replace: true })} />
    </DetailPage>
  );
}

/** A new product is not `shown`. `onNewer` is called with a product that this person or somebody else has changed. */
function ProductForm({ shown, onNewer }: { shown?: StaffProduct; onNewer(product: StaffProduct): void }) {
  const { version, entry }: StaffProduct = shown ?? { version: '', entry: { id: '' } };
  const [added, setAdded] = useState<string[]>([]);
  const known = idsOf(entry);
  const fields = fieldsOf([...known, ...added.filter((id) => !known.includes(id))], !shown);
  return (
    <StaffForm<{ product: StaffProduct; changes: string[] }, StaffProduct>
      label={shown ? 'Change this product' : 'New product'}
      noun="product"
      isLong
      fields={fields}
      values={valuesOf(entry)}
      requestOf={({ id = entry.id, ...changed }) => ({
        path: `products/${encodeURIComponent(id)}`,
        body: { version, entry: entryOf(fields, changed) },
      })}
      fieldOf={(path, body) =>
        path.replace(/^variants\.(\d+)/, (_, index) => `variants.${idsOf((body as StaffProduct).entry)[index]}`)
      }
      onDone={({ product, changes }) => {
        setAdded([]);
        onNewer(product);
        return { title: 'Product saved', description: changes.join(' ') || 'Nothing was different.' };
      }}
      onChanged={(current) => {
        onNewer(current);
        return differences(fieldsOf(idsOf(current.entry), false), valuesOf(entry), valuesOf(current.entry));
      }}
      groupEnd={(id) =>
        shown && known.includes(id) ? (
          known.length > 1 && <Removal of={shown} noun="Variant" id={id} name={id} onNewer={onNewer} />
        ) : (
          <div>
            <RowButton
              label="Remove"
              of={`the variant ${id}`}
              onClick={() => setAdded(added.filter((other) => other !== id))}
            />
          </div>
        )
      }
    >
      <NewVariant onAdd={(id) => setAdded([...added, id])} />
    </StaffForm>
  );
}

function idsOf({ variants = [] }: ProductEntry): string[] {
  return variants.map(({ id }) => id);
}

function NewVariant({ onAdd }: { onAdd(id: string): void }) {
  const [typed, setTyped] = useState('');

  function add() {
    if (!isId(typed)) return;
    onAdd(typed);
    setTyped('');
  }

  return (
    <NewLine gap={3}>
      <TextField
        label="New variant, by its id, such as 50ml"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button type="button" variant="secondary" aria-disabled={!isId(typed)} onClick={add}>
        Add variant
      </Button>
    </NewLine>
  );
}

const NewLine = styled(Row)({ alignItems: 'end' });
