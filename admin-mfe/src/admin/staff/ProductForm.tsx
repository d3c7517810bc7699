import styled from '@emotion/styled';
import type { ProductEntry, StaffProduct } from '@glow/shared/staff';
import { Button, FieldGroup, Row, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { Stack } from './DetailPage';
import { Texts } from './Problem';
import { differences, entryOf, fieldsOf, isId, valuesOf } from './productFields';
import { Removal } from './Removal';
import { Fields, StaffForm } from './StaffForm';
import { useStaffForm } from './useStaffForm';

interface ProductFormProps {
  /** Absent for a new one. */
  shown?: StaffProduct;
  /** Called with the product as it is after a change, the person's own or that of somebody else. */
  onNewer(product: StaffProduct): void;
}

const NEW: StaffProduct = { version: '', entry: { id: '' } };

/** Changes a product and its variants, or makes a new one. */
export function ProductForm({ shown, onNewer }: ProductFormProps) {
  const { version, entry } = shown ?? NEW;
  const [added, setAdded] = useState<string[]>([]);
  const known = idsOf(entry);
  const variants = [...known, ...added.filter((id) => !known.includes(id))];
  const fields = fieldsOf(variants, !shown);

  const form = useStaffForm<{ product: StaffProduct; changes: string[] }, StaffProduct>({
    fields,
    values: valuesOf(fields, entry),
    requestOf: ({ id = entry.id, ...changed }) => ({
      path: `products/${encodeURIComponent(id)}`,
      body: { version, entry: entryOf(fields, changed) },
    }),
    fieldOf: (path, body) =>
      path.replace(/^variants\.(\d+)/, (_, index) => `variants.${idsOf((body as StaffProduct).entry)[index]}`),
    onDone({ product, changes }) {
      setAdded([]);
      onNewer(product);
      return { title: 'Product saved', description: changes.join(' ') || 'Nothing was different.' };
    },
    onChanged(current) {
      onNewer(current);
      const present = fieldsOf(idsOf(current.entry), false);
      return <Texts texts={differences(present, entry, current.entry)} />;
    },
  });

  return (
    <StaffForm form={form} label={shown ? 'Change this product' : 'New product'} noun="product">
      <Fields form={form} />
      {variants.map((id) => (
        <FieldGroup key={id}>
          <legend>Variant {id}</legend>
          <Stack>
            <Fields form={form} group={id} />
            {shown && known.includes(id) && known.length > 1 && (
              <Removal
                of={shown}
                noun="Variant"
                id={id}
                name={id}
                text={`The variant ${id} cannot be brought back. Orders keep what was bought.`}
                onNewer={onNewer}
              />
            )}
          </Stack>
        </FieldGroup>
      ))}
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
