import { formatPrice } from '@glow/shared/orders';
import type { StaffCustomerRow } from '@glow/shared/staff';
import { Button, formatDay, VisuallyHidden } from '@glow/shared/ui';
import { DataTable } from '../DataTable';
import { AccountForm } from './AccountForm';
import { useDialog } from './dialog';
import { ROLE_LABELS, useHasRole } from './roles';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

/** Who has ordered or has an account; an owner manages the accounts. */
export function CustomersTab() {
  const list = useStaffList<StaffCustomerRow>('customers');
  const isOwner = useHasRole('owner');
  const show = useDialog();

  function accountOf({ email, account }: StaffCustomerRow) {
    if (!account) return 'Guest';
    const { role } = account;
    if (!isOwner) return ROLE_LABELS[role];
    const form = <AccountForm email={email} role={role} onDone={list.reload} />;
    return (
      <Button
        type="button"
        variant="secondary"
        size="small"
        onClick={() => show({ heading: 'Manage account', content: form })}
      >
        {ROLE_LABELS[role]}
        <VisuallyHidden>: manage the account of {email}</VisuallyHidden>
      </Button>
    );
  }

  return (
    <StaffList
      list={list}
      nouns={['customer', 'customers']}
      hint="Name or email"
      empty="Whoever orders or opens an account is shown here."
    >
      {(rows) => (
        <DataTable
          caption="Customers"
          rows={rows}
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
      )}
    </StaffList>
  );
}
