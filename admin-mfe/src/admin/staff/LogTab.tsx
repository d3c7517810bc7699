import type { AuditRow } from '@glow/shared/staff';
import { DataTable, TwoLines } from '../DataTable';
import { formatMoment } from './formatMoment';
import { LongText } from './LongText';
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
          rows={rows.map((row, index) => ({ ...row, index }))}
          minWidth={690}
          keyOf={({ index }) => String(index)}
          columns={[
            { label: 'Subject', cell: ({ subject }) => <LongText>{subject}</LongText> },
            {
              label: 'Change',
              cell: ({ change, note }) => (
                <TwoLines detail={note && <LongText>{note}</LongText>}>
                  <LongText>{change}</LongText>
                </TwoLines>
              ),
              isWide: true,
            },
            { label: 'By', cell: ({ operator }) => <LongText>{operator}</LongText> },
            { label: 'When', cell: ({ at }) => formatMoment(at), isNumeric: true },
          ]}
        />
      )}
    </StaffList>
  );
}
