import { useTheme } from '@emotion/react';
import { lazyComponent } from '@glow/shared/app';
import { useAuth, type ProfileChange, type User } from '@glow/shared/auth';
import { useToast } from '@glow/shared/toast';
import { Button, Card, LoadError, SectionHeading, Skeleton } from '@glow/shared/ui';
import { Suspense, useRef, useState } from 'react';
import { ProfileDetails } from './ProfileDetails';

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
  const { space } = useTheme();
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

  return (
    <Card css={{ display: 'grid', gap: space(6), maxWidth: 760 }}>
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(3),
        }}
      >
        <SectionHeading>Profile</SectionHeading>
        <Button
          ref={toggle}
          type="button"
          variant="secondary"
          size="small"
          aria-disabled={state === 'saving'}
          onPointerEnter={ProfileForm.preload}
          onClick={handleToggle}
        >
          {isEditing ? 'Cancel' : 'Edit'}
        </Button>
      </div>
      {isEditing ? (
        <Suspense fallback={<Skeleton height={256} />}>
          <ProfileForm profile={user} hasFailed={state === 'failed'} onSave={save} />
        </Suspense>
      ) : (
        <ProfileDetails user={user} />
      )}
    </Card>
  );
}
