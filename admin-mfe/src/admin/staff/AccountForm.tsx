import type { StaffRole } from '@glow/shared/staff';
import { ActionButton } from './ActionButton';
import { useAsk } from './dialog';
import { ROLE_LABELS } from './roles';
import { StaffForm } from './StaffForm';

const FIELDS = [{ name: 'role', label: 'Role', options: ROLE_LABELS }];

/** The role and the sessions of an account, in a dialog. */
export function AccountForm({ email, role }: { email: string; role: StaffRole }) {
  const ask = useAsk();

  /** Closes the dialog. */
  function done(title: string) {
    ask();
    return { title, description: email };
  }

  return (
    <>
      <p>{email}</p>
      <StaffForm
        label="Account"
        noun="account"
        action="Save role"
        fields={FIELDS}
        values={{ role }}
        requestOf={(changed) => ({ path: 'accounts/role', body: { email, ...changed } })}
        onDone={() => done('Role saved')}
      />
      <p>Ending the sessions signs the person out on all devices.</p>
      <ActionButton
        label="End all sessions"
        change={{ path: 'accounts/sign-out', body: { email }, onDone: () => done('Sessions ended') }}
      />
    </>
  );
}
