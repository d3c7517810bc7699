import type { AuditRow } from '@glow/shared/staff';
import { formatMoment } from '../kit/formatMoment';
import { operatorText } from '../kit/operatorText';
import { StaffList } from '../kit/StaffList';

export function LogTab() {
  return (
    <StaffList<AuditRow>
      path="audit-log"
      searchName="subject"
      hint="A whole number, id, address or product’s name, policy or newsletter"
      nouns={['entry', 'entries']}
      empty="What staff changes is shown here."
      caption="Log"
      minWidth={690}
      columns={[
        { label: 'Subject', cell: ({ subject, name = subject }) => name },
        { label: 'Change', cell: ({ change }) => change, detail: ({ note }) => note, narrow: 'wide' },
        { label: 'By', cell: ({ operator }) => operatorText(operator), narrow: 'bare' },
        { label: 'When', cell: ({ at }) => formatMoment(at), isNumeric: true, narrow: 'bare' },
      ]}
    />
  );
}
