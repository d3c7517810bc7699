import styled from '@emotion/styled';
import type { ProductEntry, StaffProduct } from '@glow/shared/staff';
import { Button, Row, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { RowButton } from '../RowButton';
import { differences, entryOf, fieldsOf, isId, valuesOf } from './productFields';
import { Removal } from './Removal';
import { StaffForm } from './StaffForm';

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
  const fields = fieldsOf([...known, ...added.filter((id) => !known.includes(id))], !shown);
  return (
    <StaffForm<{ product: StaffProduct; changes: string[] }, StaffProduct>
      label={shown ? 'Change this product' : 'New product'}
      noun="product"
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
        return differences(fieldsOf(idsOf(current.entry), false), entry, current.entry);
      }}
      groupEnd={(id) =>
        shown && known.includes(id) ? (
          known.length > 1 && (
            <Removal
              of={shown}
              noun="Variant"
              id={id}
              name={id}
              text={`The variant ${id} cannot be brought back. Orders keep what was bought.`}
              onNewer={onNewer}
            />
          )
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
