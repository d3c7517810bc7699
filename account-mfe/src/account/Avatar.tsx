import type { CSSObject, Theme } from '@emotion/react';
import styled from '@emotion/styled';
import type { User } from '@glow/shared/auth';
import { fullName, initialsOf } from '@glow/shared/text';

/** The shopper's picture or initials; decorative, shown beside the name (NAV-8). */
export function Avatar({ user }: { user: User }) {
  return (
    <Frame aria-hidden="true">
      {user.avatar ? (
        <img src={user.avatar} alt="" width={80} height={100} />
      ) : (
        initialsOf(fullName(user) || user.email)
      )}
    </Frame>
  );
}

/** Size, shape and background of the avatar, which its skeleton shares. */
export function avatarShape({ theme }: { theme: Theme }): CSSObject {
  return {
    flex: 'none',
    // grows with the initials in it
    width: 'min(3rem, 20vw)',
    aspectRatio: '4 / 5',
    borderRadius: theme.radius.arch,
    background: theme.colors.blush,
    [theme.from.tablet]: { width: '5rem' },
  };
}

const Frame = styled.span(avatarShape, ({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  overflow: 'hidden',
  color: theme.colors.accent,
  fontFamily: theme.fonts.display,
  fontSize: `min(${theme.heading.md}, 8vw)`,
  fontWeight: theme.weight.medium,
  lineHeight: 1,
  '& > img': { height: '100%', objectFit: 'cover' },
}));
