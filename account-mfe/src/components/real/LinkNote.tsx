import styled from '@emotion/styled';
import { useSearchParams } from '@glow/shared/router';
import type { ReactNode } from 'react';
import { AuthLink } from '../AuthLink';

/** What a page says of the confirmation link that led to it, by its `link` parameter. */
const LINK_NOTES: Partial<Record<string, ReactNode>> = {
  opened: (
    <>
      Sign in to confirm your address. Do you not know this account’s password?{' '}
      <AuthLink to="/forgot-password?link=opened">Choose a new one</AuthLink>
    </>
  ),
  other: 'This link confirms the address of another account. Sign out, then sign in with that address.',
  ended: 'This link was used before or is too old. Your profile has a new one sent, once you are signed in.',
};

/** What has become of the link that was opened; nothing if none was. */
export function LinkNote() {
  const [search] = useSearchParams();
  const note = LINK_NOTES[search.get('link') ?? ''];
  return note ? <Note role="status">{note}</Note> : null;
}

const Note = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(4)}`,
  borderRadius: theme.radius.small,
  background: theme.colors.sage,
  fontSize: theme.text.lg,
}));
