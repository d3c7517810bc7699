import { highTaxText, POLICY_FIELDS, type StaffPolicy } from '@glow/shared/staff';
import { Heading } from '../../FilteredList';
import { Stack } from '../../Panel';
import { differences } from '../kit/differences';
import { NoAnswer, Texts } from '../kit/Problem';
import { StaffForm, type Values } from '../kit/StaffForm';
import { useStaff } from '../kit/useStaff';

type Policy = StaffPolicy['policy'];

const FIELDS = Object.entries(POLICY_FIELDS).map(([name, field]) => ({
  ...field,
  name: name as keyof Policy,
  decimals: String(field.unit).length - 1,
}));

export function PolicyTab() {
  const loaded = useStaff<StaffPolicy>('policy');
  if (!loaded.answer) return <NoAnswer of={loaded} />;
  const { policy, version } = loaded.answer;
  const values = valuesOf(policy);
  return (
    <Stack gap={5}>
      <Heading>Policy</Heading>
      <StaffForm<StaffPolicy & { changes: string[] }, StaffPolicy>
        label="Policy"
        noun="policy"
        fields={FIELDS}
        values={values}
        requestOf={(changed) => ({ path: 'policy', body: { version, ...numbersOf(changed) } })}
        questionOf={(changed) => ({
          heading: 'Change the policy?',
          text: (
            <>
              <p>
                It holds for every order from now on. <strong>{highTaxText(numbersOf(changed).tax)}</strong>
              </p>
              <Texts texts={differences(FIELDS, values, { ...values, ...changed })} />
            </>
          ),
          action: 'Change',
        })}
        onDone={(answer) => {
          loaded.replace(answer);
          return { title: 'Policy saved', description: answer.changes.join(', ') };
        }}
        onChanged={(current) => {
          loaded.replace(current);
          return differences(FIELDS, values, valuesOf(current.policy));
        }}
      />
    </Stack>
  );
}

function valuesOf(policy: Policy): Values {
  return Object.fromEntries(FIELDS.map(({ name, unit }) => [name, String(policy[name] / unit)]));
}

/** The changed numbers in the server's units. */
function numbersOf(changed: Values): Partial<Policy> {
  const typed = FIELDS.filter(({ name }) => changed[name] !== undefined);
  return Object.fromEntries(typed.map(({ name, unit }) => [name, Math.round(Number(changed[name]) * unit)]));
}
