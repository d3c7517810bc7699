import { useTheme } from '@emotion/react';
import type { User } from '@glow/shared/auth';

/** The shopper's picture or initials; decorative, shown beside the name (NAV-8). */
export function Avatar({ user: { avatar, firstName, lastName, email } }: { user: User }) {
  const { colors, fonts, radius, from } = useTheme();
  const initials = [firstName, lastName].map((name) => name.trim().charAt(0)).join('') || email.charAt(0);
  return (
    <span
      aria-hidden="true"
      css={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 64,
        height: 80,
        overflow: 'hidden',
        borderRadius: radius.arch,
        background: colors.blush,
        color: colors.accent,
        font: `500 30px/1 ${fonts.display}`,
        textTransform: 'uppercase',
        [from.tablet]: { width: 80, height: 100, fontSize: 38 },
      }}
    >
      {avatar ? (
        <img src={avatar} alt="" width={80} height={100} css={{ height: '100%', objectFit: 'cover' }} />
      ) : (
        initials
      )}
    </span>
  );
}
