import styled from '@emotion/styled';
import type { StaffProduct } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, FieldGroup, Picture, Row, TextField } from '@glow/shared/ui';
import { useState } from 'react';
import { Fields, type FieldValue } from './Fields';
import { Form, Texts } from './Form';
import { Alert, Problem } from './Problem';
import { differences, fieldsOf, PRODUCT_FIELDS, toChange, valueIn, VARIANT_FIELDS, type Draft } from './productFields';
import { useLeaveGuard } from './useLeaveGuard';
import { useSending } from './useStaff';

interface ProductFormProps {
  shown: StaffProduct;
  /** Called with the product as it is after a change, the person's own or that of somebody else. */
  onNewer(product: StaffProduct): void;
}

/** Changes a product and its variants. What was typed stays until it is saved. */
export function ProductForm({ shown, onNewer }: ProductFormProps) {
  const { id, variants: known = [] } = shown.entry;
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const [draft, setDraft] = useState<Draft>({});
  const [added, setAdded] = useState<string[]>([]);
  const [sent, setSent] = useState<ReturnType<typeof toChange>>({});
  /** What others have changed meanwhile. */
  const [theirs, setTheirs] = useState<string[]>();
  const variants = [
    ...known,
    ...added.filter((name) => !known.some((one) => one.id === name)).map((name) => ({ id: name })),
  ];
  const entry = variants.length > 0 ? { ...shown.entry, variants } : shown.entry;
  const fields = fieldsOf(entry);
  const isDirty = Object.keys(draft).length > 0;
  const dialog = useLeaveGuard(isDirty);

  const errors = (refusal?.answer?.errors ?? []).map(({ field = '', message }) => {
    const [name = '', index, rest] = field.split('.');
    const path = name === 'variants' ? `variants.${sent.variants?.[Number(index)]?.id}.${rest}` : name;
    const label = fields.find((spec) => spec.name === path)?.label ?? field;
    return { path, text: `${label} ${message}.` };
  });

  function edit(path: string, value: FieldValue) {
    const changed = Object.entries({ ...draft, [path]: value });
    setDraft(Object.fromEntries(changed.filter(([name, typed]) => typed !== valueIn(entry, name))));
  }

  function formOf(prefix = '') {
    return {
      valueOf: (name: string) => draft[prefix + name] ?? valueIn(entry, prefix + name),
      errorOf: (name: string) => errors.find(({ path }) => path === prefix + name)?.text,
      onChange: (name: string, value: FieldValue) => edit(prefix + name, value),
    };
  }

  function save() {
    const change = toChange(entry, draft);
    setSent(change);
    void send<{ product: StaffProduct; changes: string[] }, StaffProduct>({
      path: `products/${encodeURIComponent(id)}`,
      body: { version: shown.version, entry: change },
      onDone({ product, changes }) {
        toast({ title: 'Product saved', description: changes.join(' ') || 'Nothing was different.' });
        setDraft({});
        setTheirs(undefined);
        onNewer(product);
      },
      onChanged(current) {
        setTheirs(differences(shown, current));
        onNewer(current);
      },
    });
  }

  return (
    <Form
      aria-label="Change this product"
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) save();
      }}
    >
      <Row gap={3}>
        {shown.entry.images?.map((image) => (
          <Picture key={image} name={image} alt="" sizes="72px" />
        ))}
      </Row>
      <Fields fields={PRODUCT_FIELDS.filter(({ name }) => fields.some((spec) => spec.name === name))} {...formOf()} />
      {variants.map((variant) => (
        <FieldGroup key={variant.id}>
          <legend>Variant {variant.id}</legend>
          <Fields fields={VARIANT_FIELDS} {...formOf(`variants.${variant.id}.`)} />
        </FieldGroup>
      ))}
      <NewVariant onAdd={(name) => setAdded([...added, name])} />
      {refusal?.answer?.code === 'changed' && theirs ? (
        <Alert role="alert">
          <p>Somebody else has changed this product meanwhile. What you typed is kept: check it, and save again.</p>
          <Texts texts={theirs} />
        </Alert>
      ) : (
        <Problem refusal={refusal}>
          <Texts texts={errors.map(({ text }) => text)} />
        </Problem>
      )}
      <Button type="submit" aria-disabled={isSending || !isDirty}>
        {isSending ? 'Saving…' : 'Save changes'}
      </Button>
      {dialog}
    </Form>
  );
}

function NewVariant({ onAdd }: { onAdd(id: string): void }) {
  const [typed, setTyped] = useState('');
  const isValid = /^[a-z0-9]+(-[a-z0-9]+)*$/.test(typed);

  function add() {
    if (!isValid) return;
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
      <Button type="button" variant="secondary" aria-disabled={!isValid} onClick={add}>
        Add variant
      </Button>
    </NewLine>
  );
}

const NewLine = styled(Row)({ alignItems: 'end' });
