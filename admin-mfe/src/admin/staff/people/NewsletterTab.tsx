import type { SubscriberRow } from '@glow/shared/staff';
import { formatDay } from '@glow/shared/ui';
import { ActionButton } from '../kit/ActionButton';
import { useHasRole } from '../kit/roles';
import { StaffList } from '../kit/StaffList';

export function NewsletterTab() {
  const isOwner = useHasRole('owner');
  const download = (
    <a href="/api/admin/newsletter/export" download>
      Export CSV
    </a>
  );
  return (
    <StaffList<SubscriberRow>
      path="newsletter"
      hint="Name or email"
      nouns={['reader', 'readers']}
      empty="Whoever signs up for the newsletter is shown here."
      tools={isOwner && download}
      caption="Readers"
      minWidth={690}
      columns={[
        { label: 'Email', cell: ({ email }) => email, detail: ({ firstName }) => firstName },
        { label: 'Topics', cell: ({ interests }) => interests.join(', ') || '—', narrow: 'wide' },
        { label: 'Source', cell: ({ source }) => source },
        {
          label: 'Since',
          cell: ({ subscribedAt }) => formatDay(subscribedAt),
          detail: ({ isConfirmed }) => !isConfirmed && 'Not confirmed',
          isNumeric: true,
        },
        { label: 'Action', cell: ({ email }) => <RemoveReader email={email} />, narrow: 'bare' },
      ]}
    />
  );
}

function RemoveReader({ email }: { email: string }) {
  return (
    <ActionButton
      label="Remove"
      of={email}
      question={{ heading: 'Remove the reader?', text: `${email} gets no more newsletters.`, action: 'Remove' }}
      change={{
        path: 'newsletter/leave',
        body: { email },
        onDone: () => ({ title: 'Reader removed', description: email }),
      }}
    />
  );
}
