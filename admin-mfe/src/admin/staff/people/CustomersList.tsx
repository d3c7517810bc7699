import { formatPrice } from '@glow/shared/orders';
import type { StaffCustomerRow, StaffRole } from '@glow/shared/staff';
import { formatDay, Row, SecondaryText } from '@glow/shared/ui';
import { useState } from 'react';
import { RowButton } from '../../RowButton';
import { ActionButton } from '../kit/ActionButton';
import { useAsk } from '../kit/dialog';
import { ROLE_LABELS, useHasRole } from '../kit/roles';
import { StaffForm } from '../kit/StaffForm';
import { StaffList } from '../kit/StaffList';

const ACCOUNT_FIELDS = [{ name: 'role', label: 'Role', options: ROLE_LABELS }];

/** Lists everybody who has ordered or has an account; only an owner manages the accounts. */
export function CustomersList() {
  const isOwner = useHasRole('owner');
  const ask = useAsk();

  function actionFor({ email, account }: StaffCustomerRow) {
    if (!account) return null;
    const dialog = { heading: 'Manage account', text: <AccountForm email={email} {...account} /> };
    return <RowButton label="Manage" of={`the account of ${email}`} onClick={() => ask(dialog)} />;
  }

  return (
    <StaffList<StaffCustomerRow>
      path="customers"
      hint="Name, email, phone or address"
      nouns={['customer', 'customers']}
      empty="Whoever orders or opens an account is shown here."
      caption="Customers"
      minWidth={740}
      columns={[
        { label: 'Name', cell: ({ name }) => name || '—' },
        { label: 'Email', cell: ({ email }) => email, narrow: 'bare' },
        { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
        { label: 'Spent', cell: ({ spent }) => formatPrice(spent), isNumeric: true, narrow: 'beside' },
        {
          label: 'Last order',
          cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt) : '—'),
          isNumeric: true,
        },
        {
          label: 'Account',
          cell: ({ account }) => (account ? ROLE_LABELS[account.role] : 'Guest'),
          narrow: 'bare',
          detail: ({ account }) => account?.emailVerified === false && 'Address not confirmed',
        },
        ...(isOwner ? [{ label: 'Action', cell: actionFor, narrow: 'bare' as const }] : []),
      ]}
    />
  );
}

type AccountFormProps = Pick<StaffCustomerRow, 'email'> & NonNullable<StaffCustomerRow['account']>;

function AccountForm({ email, role: first, emailVerified }: AccountFormProps) {
  const ask = useAsk();
  const [role, setRole] = useState(first);

  /** Closes the dialog. */
  function done(title: string) {
    ask();
    return { title, description: email };
  }

  return (
    <>
      <p>{email}</p>
      {!emailVerified && <p>This address is not confirmed, so no role of staff can be given.</p>}
      <StaffForm
        label="Account"
        noun="account"
        action="Save role"
        fields={ACCOUNT_FIELDS}
        values={{ role }}
        requestOf={(changed) => ({ path: 'accounts/role', body: { email, was: role, ...changed } })}
        onChanged={(current: { role: StaffRole }) => {
          setRole(current.role);
          return `Now: ${ROLE_LABELS[current.role]}`;
        }}
        onDone={() => done('Role saved')}
      />
      <Row gap={3}>
        <SecondaryText>Ending the sessions signs the person out on all devices.</SecondaryText>
        <ActionButton
          label="End all sessions"
          change={{ path: 'accounts/sign-out', body: { email }, onDone: () => done('Sessions ended') }}
        />
      </Row>
    </>
  );
}
