import type { AuditRow } from '@glow/shared/staff';
import { DataTable } from '../DataTable';
import { formatMoment } from './OrderDetails';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

/** What staff and operators have changed, the newest first. */
export function LogTab() {
  const list = useStaffList<AuditRow>('audit-log', [], 'subject');
  return (
    <StaffList
      list={list}
      nouns={['entry', 'entries']}
      hint="The whole subject: an order’s or product’s id, an address, policy or newsletter"
      empty="What staff changes is shown here."
    >
      {(rows) => (
        <DataTable
          caption="Log"
          rows={rows}
          minWidth={690}
          columns={[
            { label: 'Subject', cell: ({ subject }) => subject },
            { label: 'Change', cell: ({ change }) => change, detail: ({ note }) => note, isWide: true },
            { label: 'By', cell: ({ operator }) => operator },
            { label: 'When', cell: ({ at }) => formatMoment(at), isNumeric: true },
          ]}
        />
      )}
    </StaffList>
  );
}
