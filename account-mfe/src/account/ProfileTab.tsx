import { useTheme } from '@emotion/react';
import type { User } from '@glow/shared/auth';
import { Button, Card, SectionHeading } from '@glow/shared/ui';
import { useRef, useState } from 'react';
import { ProfileForm } from './ProfileForm';

/** The profile: read-only, with an Edit/Cancel toggle (specification §4, Other). */
export function ProfileTab({ user }: { user: User }) {
  const [isEditing, setIsEditing] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);
  const { space } = useTheme();

  function handleSaved() {
    setIsEditing(false);
    toggle.current?.focus();
  }

  return (
    <Card css={{ display: 'grid', gap: space(6), maxWidth: 760 }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space(3) }}>
        <SectionHeading>Profile</SectionHeading>
        <Button ref={toggle} type="button" look="secondary" size="small" onClick={() => setIsEditing(!isEditing)}>
          {isEditing ? 'Cancel' : 'Edit'}
        </Button>
      </div>
      {isEditing ? <ProfileForm user={user} onSaved={handleSaved} /> : <ProfileDetails user={user} />}
    </Card>
  );
}

function ProfileDetails({ user }: { user: User }) {
  const { colors, space, from } = useTheme();
  const details = [
    { label: 'First name', value: user.firstName },
    { label: 'Last name', value: user.lastName },
    { label: 'Email', value: user.email },
    { label: 'Phone', value: user.phone },
  ];
  return (
    <dl css={{ display: 'grid', gap: space(6), [from.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
      {details.map(({ label, value }) => (
        <div key={label} css={{ minWidth: 0 }}>
          <dt css={{ fontSize: 14, color: colors.textSoft }}>{label}</dt>
          <dd css={{ fontSize: 17, overflowWrap: 'anywhere' }}>{value || <span css={{ color: colors.textSoft }}>Not provided</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
