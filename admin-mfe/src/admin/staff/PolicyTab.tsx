import type { StorePolicy } from '@glow/shared/policy';
import { NoAnswer, Texts } from './Problem';
import type { Field } from './FormField';
import { StaffForm, type Values } from './StaffForm';
import { useStaff } from './useStaff';

type Policy = Required<StorePolicy>;

/** `unit` is how many of what the server counts are one of what is typed. */
const FIELDS: (Field & { name: keyof Policy; unit: number })[] = [
  { name: 'tax', label: 'Tax in percent', unit: 1_000, check },
  { name: 'shipping', label: 'Shipping in dollars', unit: 100, check },
  { name: 'freeFrom', label: 'Free shipping from, in dollars', unit: 100, check },
  { name: 'maxPieces', label: 'Most pieces of one line of an order', unit: 1, check },
  { name: 'maxSubtotal', label: 'Highest subtotal of an order, in dollars', unit: 100, check },
];

/** What the store asks for tax and shipping, and the bounds of an order. */
export function PolicyTab() {
  const loaded = useStaff<{ policy: Policy }>('policy');
  if (!loaded.answer) return <NoAnswer of={loaded} />;
  const { policy } = loaded.answer;
  const values = Object.fromEntries(FIELDS.map(({ name, unit }) => [name, String(policy[name] / unit)]));
  const changedOf = (changed: Values) => FIELDS.filter(({ name }) => changed[name] !== undefined);
  return (
    <StaffForm<{ policy: Policy; changes: string[] }>
      label="Policy"
      noun="policy"
      fields={FIELDS}
      values={values}
      requestOf={(changed) => ({
        path: 'policy',
        body: Object.fromEntries(
          changedOf(changed).map(({ name, unit }) => [name, Math.round(Number(changed[name]) * unit)]),
        ),
      })}
      questionOf={(changed) => ({
        heading: 'Change the policy?',
        text: (
          <>
            <p>It holds for every order from now on.</p>
            <Texts
              texts={changedOf(changed).map(({ name, label }) => `${label}: ${values[name]} → ${changed[name]}`)}
            />
          </>
        ),
        action: 'Change',
      })}
      onDone={(answer) => {
        loaded.replace(answer);
        return { title: 'Policy saved', description: answer.changes.join(', ') };
      }}
    />
  );
}

function check(typed: string): string | undefined {
  return typed && Number(typed) >= 0 ? undefined : 'Type a number such as 9.5, not below 0.';
}
