import { useTheme } from '@emotion/react';
import type { User } from '@glow/shared/auth';

/** Read-only profile; empty fields are marked (ACC-3). */
export function ProfileDetails({ user: { firstName, lastName, email, phone } }: { user: User }) {
  const { colors, space, from } = useTheme();
  const details = { 'First name': firstName, 'Last name': lastName, Email: email, Phone: phone };
  return (
    <dl css={{ display: 'grid', gap: space(6), [from.tablet]: { gridTemplateColumns: '1fr 1fr' } }}>
      {Object.entries(details).map(([label, value]) => (
        <div key={label} css={{ minWidth: 0 }}>
          <dt css={{ fontSize: 14, color: colors.textSoft }}>{label}</dt>
          <dd css={{ fontSize: 17, overflowWrap: 'anywhere' }}>
            {value.trim() || <span css={{ color: colors.textSoft }}>Not provided</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
