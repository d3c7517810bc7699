import styled from '@emotion/styled';
import { lazyComponent } from '@glow/shared/app';
import { useAuth, type ProfileChange, type User } from '@glow/shared/auth';
import { Button, Card, LoadError, SpreadRow, SectionHeading, Skeleton, Stack } from '@glow/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { useToldAction } from '../components/useToldAction';

const AccountActions = lazyComponent<{ user: User }>(
  async () => (await import(/* webpackChunkName: "real-accounts" */ '../components/realAccounts')).AccountActions,
  { fallback: LoadError },
);

const ProfileForm = lazyComponent(
  async () => (await import(/* webpackChunkName: "profile-form" */ './ProfileForm')).ProfileForm,
  { fallback: LoadError },
);

/** The profile: read-only, with an Edit/Cancel toggle (ACC-3). */
export function ProfileTab({ user }: { user: User }) {
  const updateProfile = useAuth((auth) => auth.updateProfile);
  const kind = useAuth((auth) => auth.kind);
  const act = useToldAction();
  const [state, setState] = useState<'reading' | 'editing' | 'saving' | 'failed'>('reading');
  const toggle = useRef<HTMLButtonElement>(null);
  const isEditing = state !== 'reading';

  function save(change: ProfileChange) {
    setState('saving');
    return act(() => updateProfile(change), {
      success: { title: 'Profile updated' },
      failure: { title: 'Update failed', description: 'There was an error updating your profile. Please try again.' },
      onSuccess() {
        setState('reading');
        toggle.current?.focus();
      },
      onFailure: () => setState('failed'),
    });
  }

  function handleToggle() {
    // a save in progress cannot be cancelled
    if (state !== 'saving') setState(isEditing ? 'reading' : 'editing');
  }

  return (
    <Profile>
      <SpreadRow gap={3}>
        <SectionHeading>Profile</SectionHeading>
        {kind === 'oidc' ? (
          <p>Your sign-in provider keeps it.</p>
        ) : (
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
        )}
      </SpreadRow>
      {isEditing ? (
        <Suspense fallback={<Skeleton height="16rem" />}>
          <ProfileForm profile={user} hasFailed={state === 'failed'} onSave={save} />
        </Suspense>
      ) : (
        <ProfileDetails user={user} />
      )}
      {kind !== 'simulated' && (
        <Suspense>
          <AccountActions user={user} />
        </Suspense>
      )}
    </Profile>
  );
}

/** Empty fields are marked (ACC-3). */
function ProfileDetails({ user: { firstName, lastName, email, phone } }: { user: User }) {
  const details = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: phone };
  return (
    <Details gap={6}>
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

const Details = styled(Stack.withComponent('dl'))(({ theme }) => ({
  [theme.from.tablet]: { gridTemplateColumns: '1fr 1fr' },
  // the email is the longest
  [theme.from.desktop]: { gridTemplateColumns: '1fr 1fr 1.6fr 1.2fr' },
  '& > div': { minWidth: 0 },
  'dt, span': { color: theme.colors.textSoft },
  dt: { fontSize: theme.text.md },
  dd: { fontSize: theme.text.xl, overflowWrap: 'anywhere' },
}));
