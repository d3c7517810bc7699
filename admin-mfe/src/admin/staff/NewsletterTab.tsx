import type { SubscriberRow } from '@glow/shared/staff';
import { useToast } from '@glow/shared/toast';
import { Button, formatDay, VisuallyHidden } from '@glow/shared/ui';
import { useState } from 'react';
import { DataTable, TwoLines } from '../DataTable';
import { List } from '../FilteredList';
import { Confirm } from './Confirm';
import { LongText } from './LongText';
import { Problem } from './Problem';
import { useHasRole } from './roles';
import { StaffList, Tools } from './StaffList';
import { useSending } from './useStaff';
import { useStaffList } from './useStaffList';

/** The readers of the newsletter. */
export function NewsletterTab() {
  const list = useStaffList<SubscriberRow>('newsletter');
  const isOwner = useHasRole(['owner']);
  const { refusal, send } = useSending();
  const toast = useToast();
  const [leaving, setLeaving] = useState<string>();

  function remove() {
    setLeaving(undefined);
    void send({
      path: 'newsletter/leave',
      body: { email: leaving },
      onDone() {
        toast({ title: 'Reader removed', description: leaving ?? '' });
        list.reload();
      },
    });
  }

  return (
    <List>
      {isOwner && (
        <Tools gap={4}>
          <a href="/api/admin/newsletter/export" download>
            Export CSV
          </a>
        </Tools>
      )}
      <Problem refusal={refusal} />
      <StaffList
        list={list}
        nouns={['reader', 'readers']}
        hint="Name or email"
        empty="Whoever signs up for the newsletter is shown here."
      >
        {(rows) => (
          <DataTable
            caption="Readers"
            rows={rows}
            minWidth={690}
            keyOf={({ email }) => email}
            columns={[
              {
                label: 'Email',
                cell: ({ email, firstName }) => (
                  <TwoLines detail={firstName && <LongText>{firstName}</LongText>}>
                    <LongText>{email}</LongText>
                  </TwoLines>
                ),
              },
              {
                label: 'Topics',
                cell: ({ interests }) => <LongText>{interests.join(', ') || '—'}</LongText>,
                isWide: true,
              },
              { label: 'Source', cell: ({ source }) => source },
              {
                label: 'Since',
                cell: ({ subscribedAt, isConfirmed }) => (
                  <TwoLines detail={!isConfirmed && 'Not confirmed'}>{formatDay(subscribedAt)}</TwoLines>
                ),
                isNumeric: true,
              },
              {
                label: 'Action',
                cell: ({ email }) => (
                  <Button type="button" variant="secondary" size="small" onClick={() => setLeaving(email)}>
                    Remove
                    <VisuallyHidden>{email}</VisuallyHidden>
                  </Button>
                ),
              },
            ]}
          />
        )}
      </StaffList>
      <Confirm
        isOpen={leaving !== undefined}
        onClose={() => setLeaving(undefined)}
        heading="Remove the reader?"
        action="Remove"
        onConfirm={remove}
      >
        <p>{leaving} gets no more newsletters.</p>
      </Confirm>
    </List>
  );
}
