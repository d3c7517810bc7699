import type { AuditRow } from '@glow/shared/staff';
import { formatMoment } from '../kit/formatMoment';
import { StaffList } from '../kit/StaffList';

export function LogTab() {
  return (
    <StaffList<AuditRow>
      path="audit-log"
      searchName="subject"
      hint="The whole subject: an order’s or product’s id, an address, policy or newsletter"
      nouns={['entry', 'entries']}
      empty="What staff changes is shown here."
      caption="Log"
      minWidth={690}
      columns={[
        { label: 'Subject', cell: ({ subject }) => subject },
        { label: 'Change', cell: ({ change }) => change, detail: ({ note }) => note, isWide: true },
        { label: 'By', cell: ({ operator }) => operator },
        { label: 'When', cell: ({ at }) => formatMoment(at), isNumeric: true },
      ]}
    />
  );
}
