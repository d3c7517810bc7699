import styled from '@emotion/styled';
import { useAuth } from '@glow/shared/auth';
import { Navigate, useLocation } from '@glow/shared/router';
import { Container } from '@glow/shared/ui';
import { useState, type ReactNode } from 'react';

interface RequireSignInProps {
  children: ReactNode;
  /** Placeholder until storage has been read (AUTH-3). */
  fallback: ReactNode;
}

/** Renders children for signed-in users; others go to `/login`, with this page (AUTH-13), and after a sign-out home. */
export function RequireSignIn({ children, fallback }: RequireSignInProps) {
  const { isHydrated, isAuthenticated } = useAuth((auth) => auth);
  const { pathname, search, hash } = useLocation();
  const [wasAuthenticated, setWasAuthenticated] = useState(false);

  // remembered, because a sign-out leads home and not to `/login`
  if (isAuthenticated && !wasAuthenticated) setWasAuthenticated(true);
  if (!isHydrated) {
    return (
      <>
        <noscript>
          <Notice>Who is signed in is kept on this device alone, and needs JavaScript to be known.</Notice>
        </noscript>
        {fallback}
      </>
    );
  }
  if (!isAuthenticated && wasAuthenticated) return <Navigate to="/" replace />;
  if (!isAuthenticated) return <Navigate to="/login" state={{ from: pathname + search + hash }} replace />;
  // oxlint-disable-next-line glow/text-in-elements -- the return type is in a contract; callers pass screens, not text
  return children;
}

const Notice = styled(Container)(({ theme }) => ({ paddingTop: theme.space(6) }));
