import type { SubscriberRow } from '@glow/shared/staff';
import { Button, formatDay, VisuallyHidden } from '@glow/shared/ui';
import { DataTable } from '../DataTable';
import { useAsk } from './dialog';
import { useHasRole } from './roles';
import { StaffList } from './StaffList';
import { useStaffList } from './useStaffList';

/** The readers of the newsletter. */
export function NewsletterTab() {
  const list = useStaffList<SubscriberRow>('newsletter');
  const isOwner = useHasRole('owner');
  const ask = useAsk();

  function remove(email: string) {
    ask({ heading: 'Remove the reader?', text: `${email} gets no more newsletters.`, action: 'Remove' }, () =>
      list.change({
        path: 'newsletter/leave',
        body: { email },
        onDone: () => ({ title: 'Reader removed', description: email }),
      }),
    );
  }

  return (
    <StaffList
      list={list}
      nouns={['reader', 'readers']}
      hint="Name or email"
      empty="Whoever signs up for the newsletter is shown here."
      tools={
        isOwner && (
          <a href="/api/admin/newsletter/export" download>
            Export CSV
          </a>
        )
      }
    >
      {(rows) => (
        <DataTable
          caption="Readers"
          rows={rows}
          minWidth={690}
          columns={[
            { label: 'Email', cell: ({ email }) => email, detail: ({ firstName }) => firstName },
            { label: 'Topics', cell: ({ interests }) => interests.join(', ') || '—', isWide: true },
            { label: 'Source', cell: ({ source }) => source },
            {
              label: 'Since',
              cell: ({ subscribedAt }) => formatDay(subscribedAt),
              detail: ({ isConfirmed }) => !isConfirmed && 'Not confirmed',
              isNumeric: true,
            },
            {
              label: 'Action',
              cell: ({ email }) => (
                <Button type="button" variant="secondary" size="small" onClick={() => remove(email)}>
                  Remove
                  <VisuallyHidden>{email}</VisuallyHidden>
                </Button>
              ),
            },
          ]}
        />
      )}
    </StaffList>
  );
}
