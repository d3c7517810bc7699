import { useToast } from '@glow/shared/toast';
import type { StorePolicy } from '@glow/shared/policy';
import { Button, Skeleton } from '@glow/shared/ui';
import { useState } from 'react';
import { Confirm } from './Confirm';
import { Fields, type FieldSpec, type FieldValue } from './Fields';
import { Problem } from './Problem';
import { Form, Texts } from './Form';
import { useSending, useStaff } from './useStaff';

type Policy = Required<StorePolicy>;

/** `unit` is how many of what the server counts are one of what is typed. */
const FIELDS: (FieldSpec & { name: keyof Policy; unit: number })[] = [
  { name: 'tax', label: 'Tax in percent', unit: 1_000 },
  { name: 'shipping', label: 'Shipping in dollars', unit: 100 },
  { name: 'freeFrom', label: 'Free shipping from, in dollars', unit: 100 },
  { name: 'maxPieces', label: 'Most pieces of one line of an order', unit: 1 },
  { name: 'maxSubtotal', label: 'Highest subtotal of an order, in dollars', unit: 100 },
];

/** What the store asks for tax and shipping, and the bounds of an order. */
export function PolicyTab() {
  const { answer, refusal, reload } = useStaff<{ policy: Policy }>('policy');
  const [newer, setNewer] = useState<Policy>();
  const policy = newer ?? answer?.policy;
  if (policy) return <PolicyForm policy={policy} onSaved={setNewer} />;
  if (refusal) return <Problem refusal={refusal} onRetry={reload} />;
  return <Skeleton height={560} role="progressbar" aria-label="Loading" />;
}

function PolicyForm({ policy, onSaved }: { policy: Policy; onSaved(policy: Policy): void }) {
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const [draft, setDraft] = useState<Record<string, FieldValue>>({});
  const [isAsking, setIsAsking] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const changed = FIELDS.flatMap(({ name, label, unit }) => {
    const typed = String(draft[name] ?? policy[name] / unit).trim();
    const value = Math.round(Number(typed || NaN) * unit);
    return value === policy[name] ? [] : [{ name, value, text: `${label}: ${policy[name] / unit} → ${typed}` }];
  });
  const wrong = changed.filter(({ value }) => !(value >= 0)).map(({ name }) => name as string);

  function errorOf(name: string) {
    if (hasTried && wrong.includes(name)) return 'Type a number such as 9.5, not below 0.';
    return refusal?.answer?.errors?.find(({ field }) => field === name)?.message;
  }

  function save() {
    setIsAsking(false);
    void send<{ policy: Policy; changes: string[] }>({
      path: 'policy',
      body: Object.fromEntries(changed.map(({ name, value }) => [name, value])),
      onDone(answer) {
        toast({ title: 'Policy saved', description: answer.changes.join(', ') });
        setDraft({});
        onSaved(answer.policy);
      },
    });
  }

  return (
    <Form
      aria-label="Policy"
      onSubmit={(event) => {
        event.preventDefault();
        setHasTried(true);
        setIsAsking(changed.length > 0 && wrong.length === 0 && !isSending);
      }}
    >
      <Fields
        fields={FIELDS}
        valueOf={(name) => draft[name] ?? valueOf(policy, name)}
        errorOf={errorOf}
        onChange={(name, value) => setDraft({ ...draft, [name]: value })}
      />
      <Problem refusal={refusal} />
      <Button type="submit" aria-disabled={isSending || changed.length === 0}>
        {isSending ? 'Saving…' : 'Save changes'}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        heading="Change the policy?"
        action="Change"
        onConfirm={save}
      >
        <p>It holds for every order from now on.</p>
        <Texts texts={changed.map(({ text }) => text)} />
      </Confirm>
    </Form>
  );
}

function valueOf(policy: Policy, name: string): string {
  const field = FIELDS.find((spec) => spec.name === name);
  return field ? String(policy[field.name] / field.unit) : '';
}
