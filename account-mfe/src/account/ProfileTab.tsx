import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import { useAuth, type ProfileChange, type User } from '@glow/shared/auth';
import { useToast } from '@glow/shared/toast';
import { Button, Card, LoadError, SpreadRow, SectionHeading, Skeleton } from '@glow/shared/ui';
import { Suspense, useRef, useState } from 'react';

const AccountActions = lazyComponent<{ user: User }>(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/real/index')).AccountActions,
  { fallback: LoadError },
);

const ProfileForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "profile-form" */ './ProfileForm')).ProfileForm,
  { fallback: LoadError },
);

/** The profile: read-only, with an Edit/Cancel toggle (ACC-3). */
export function ProfileTab({ user }: { user: User }) {
  const updateProfile = useAuth((auth) => auth.updateProfile);
  const toast = useToast();
  const [state, setState] = useState<'reading' | 'editing' | 'saving' | 'failed'>('reading');
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = state !== 'reading';

  async function save(change: ProfileChange) {
    setState('saving');
    try {
      await updateProfile(change);
      toast({ title: 'Profile updated' });
      setState('reading');
      toggle.current?.focus();
    } catch {
      setState('failed');
      toast({
        title: 'Update failed',
        description: 'There was an error updating your profile. Please try again.',
        variant: 'destructive',
      });
    }
  }

  function handleToggle() {
    // a save in progress cannot be cancelled
    if (state !== 'saving') setState(isEditing ? 'reading' : 'editing');
  }

  const isReal = useAuth((auth) => auth.kind !== 'simulated');
  return (
    <Profile>
      <SpreadRow gap={3}>
        <SectionHeading>Profile</SectionHeading>
        <Button
          ref={toggle}
          type="button"
          variant={isEditing ? 'quiet' : 'secondary'}
          size="small"
          aria-disabled={state === 'saving'}
          onPointerEnter={ProfileForm.preload}
          onClick={handleToggle}
        >
          {isEditing ? 'Cancel' : 'Edit'}
        </Button>
      </SpreadRow>
      {isEditing ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <ProfileForm profile={user} hasFailed={state === 'failed'} onSave={save} />
        </Suspense>
      ) : (
        <ProfileDetails user={user} />
      )}
      {isReal && (
        <Suspense>
          <AccountActions user={user} />
        </Suspense>
      )}
    </Profile>
  );
}

/** Read-only profile; empty fields are marked (ACC-3). */
function ProfileDetails({ user: { firstName, lastName, email, phone } }: { user: User }) {
  const details = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: phone };
  return (
    <Details>
      {Object.entries(details).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value.trim() || <span>Not provided</span>}</dd>
        </div>
      ))}
    </Details>
  );
}

const Profile = styled(Card)(({ theme }) => ({ display: 'grid', gap: theme.space(6) }));

const Details = styled.dl(({ theme }) => ({
  display: 'grid',
  gap: theme.space(6),
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  // the email is the longest
  [theme.from.desktop]: { gridTemplateColumns: '1fr 1fr 1.6fr 1.2fr' },
  '& > div': { minWidth: 0 },
  'dt, span': { color: theme.colors.textSoft },
  dt: { fontSize: theme.text.md },
  dd: { fontSize: theme.text.xl, overflowWrap: 'anywhere' },
}));
