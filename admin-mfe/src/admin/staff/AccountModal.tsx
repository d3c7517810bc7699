import type { StaffCustomerRow, StaffRole } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, Modal, SelectField } from '@glow/shared/ui';
import { useState } from 'react';
import { ModalContent } from './Confirm';
import { Problem } from './Problem';
import { ROLE_LABELS } from './roles';
import { useSending } from './useStaff';

interface AccountModalProps {
  /** Whose account is managed; none while the dialog is closed. */
  customer: StaffCustomerRow | undefined;
  onClose(): void;
  onSaved(): void;
}

/** The role and the sessions of an account. */
export function AccountModal({ customer, onClose, onSaved }: AccountModalProps) {
  return (
    <Modal isOpen={customer !== undefined} onClose={onClose} heading="Manage account">
      {customer?.account && (
        <AccountForm
          email={customer.email}
          role={customer.account.role}
          onDone={() => {
            onSaved();
            onClose();
          }}
        />
      )}
    </Modal>
  );
}

function AccountForm({ email, role, onDone }: { email: string; role: StaffRole; onDone(): void }) {
  const toast = useToast();
  const { isSending, refusal, send } = useSending();
  const [chosen, setChosen] = useState<string>(role);

  function run(path: string, body: object, title: string) {
    void send({
      path,
      body,
      onDone() {
        toast({ title, description: email });
        onDone();
      },
    });
  }

  return (
    <ModalContent>
      <p>{email}</p>
      <Problem refusal={refusal} />
      <SelectField label="Role" value={chosen} onChange={(event) => setChosen(event.target.value)}>
        {Object.entries(ROLE_LABELS).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
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
    </ModalContent>
  );
}
