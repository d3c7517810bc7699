import { formatPrice } from '@glow/shared/orders';
import type { StaffCustomerRow } from '@glow/shared/staff';
import { Button, formatDay, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable, TwoLines } from '../DataTable';
import { AccountModal } from './AccountModal';
import { LongText } from './LongText';
import { ROLE_LABELS, useHasRole } from './roles';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

/** Who has ordered or has an account; an owner manages the accounts. */
export function CustomersTab() {
  const list = useStaffList<StaffCustomerRow>('customers');
  const isOwner = useHasRole(['owner']);
  const [managed, setManaged] = useState<StaffCustomerRow>();

  return (
    <>
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
            keyOf={({ email }) => email}
            columns={[
              { label: 'Name', cell: ({ name }) => <LongText>{name || '—'}</LongText> },
              { label: 'Email', cell: ({ email }) => <LongText>{email}</LongText>, isWide: true },
              { label: 'Orders', cell: ({ orders }) => orders, isNumeric: true },
              { label: 'Spent', cell: ({ spent }) => formatPrice(spent), isNumeric: true, isBeside: true },
              { label: 'Last order', cell: ({ lastOrderAt }) => (lastOrderAt ? formatDay(lastOrderAt) : '—') },
              {
                label: 'Account',
                cell: (row) => <AccountCell row={row} onManage={isOwner ? () => setManaged(row) : undefined} />,
              },
            ]}
          />
        )}
      </StaffList>
      <AccountModal customer={managed} onClose={() => setManaged(undefined)} onSaved={list.reload} />
    </>
  );
}

function AccountCell({ row: { account, email }, onManage }: { row: StaffCustomerRow; onManage?(): void }) {
  if (!account) return <>Guest</>;
  return (
    <TwoLines detail={!account.emailVerified && 'Address not confirmed'}>
      {onManage ? (
        <Button type="button" variant="secondary" size="small" onClick={onManage}>
          {ROLE_LABELS[account.role]}
          <VisuallyHidden>: manage the account of {email}</VisuallyHidden>
        </Button>
      ) : (
        ROLE_LABELS[account.role]
      )}
    </TwoLines>
  );
}
