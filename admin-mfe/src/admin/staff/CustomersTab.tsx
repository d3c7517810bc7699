import { formatPrice } from '@glow/shared/orders';
import type { StaffCustomerRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
import { RowButton } from '../RowButton';
import { AccountForm } from './AccountForm';
import { useAsk } from './dialog';
import { ROLE_LABELS, useHasRole } from './roles';
import { StaffList } from './StaffList';

/** Who has ordered or has an account; an owner manages the accounts. */
export function CustomersTab() {
  const isOwner = useHasRole('owner');
  const ask = useAsk();

  function accountOf({ email, account }: StaffCustomerRow) {
    if (!account) return 'Guest';
    const { role } = account;
    const dialog = { heading: 'Manage account', text: <AccountForm email={email} role={role} /> };
    if (!isOwner) return ROLE_LABELS[role];
    return <RowButton label={ROLE_LABELS[role]} of={`: manage the account of ${email}`} onClick={() => ask(dialog)} />;
  }

  return (
    <StaffList<StaffCustomerRow>
      path="customers"
      hint="Name or email"
      nouns={['customer', 'customers']}
      empty="Whoever orders or opens an account is shown here."
      caption="Customers"
      minWidth={740}
      columns={[
        { label: 'Name', cell: ({ name }) => name || '—' },
        { label: 'Email', cell: ({ email }) => email, isWide: true },
        { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
        { label: 'Spent', cell: ({ spent }) => formatPrice(spent), isNumeric: true, isBeside: true },
        { label: 'Last order', cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt) : '—') },
        {
          label: 'Account',
          cell: accountOf,
          detail: ({ account }) => account?.emailVerified === false && 'Address not confirmed',
        },
      ]}
    />
  );
}
