import type { StaffRole } from '@glow/shared/staff';
import { Button, SelectField } from '@glow/shared/ui';
import { useState } from 'react';
import { Options } from '../Select';
import { useAsk } from './dialog';
import { Problem } from './Problem';
import { ROLE_LABELS } from './roles';
import { useSending } from './useStaff';

/** The role and the sessions of an account, in a dialog. */
export function AccountForm({ email, role }: { email: string; role: StaffRole }) {
  const ask = useAsk();
  const { isSending, refusal, send } = useSending();
  const [chosen, setChosen] = useState<string>(role);

  function run(path: string, body: object, title: string) {
    void send({
      path,
      body,
      onDone() {
        ask();
        return { title, description: email };
      },
    });
  }

  return (
    <>
      <p>{email}</p>
      <Problem refusal={refusal} />
      <SelectField label="Role" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        <Options of={ROLE_LABELS} />
      </SelectField>
      <Button
        type="button"
        aria-disabled={isSending || chosen === role}
        onClick={() => chosen !== role && run('accounts/role', { email, role: chosen }, 'Role saved')}
      >
        {isSending ? 'Saving…' : 'Save role'}
      </Button>
      <p>Ending the sessions signs the person out on all devices.</p>
      <Button
        type="button"
        variant="secondary"
        aria-disabled={isSending}
        onClick={() => run('accounts/sign-out', { email }, 'Sessions ended')}
      >
        End all sessions
      </Button>
    </>
  );
}
