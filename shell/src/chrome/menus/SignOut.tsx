import { useAuth } from '@glow/shared/auth';
import { useLocation, useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { createContext, useEffect, useRef, type ReactNode } from 'react';
import { findShownHeading } from '../../components/findShownHeading';

/** Signs out, navigates home and announces it (NAV-9). */
export const SignOutContext = createContext<() => void>(() => undefined);

/** Provides sign-out to the header's menus; it stays mounted when they close on navigation. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const logout = useAuth((auth) => auth.logout);
  const toast = useToast();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    // the focused menu is unmounted; after navigation the new page's heading takes the focus
    findShownHeading()?.focus({ preventScroll: true });
    logout();
    toast({ title: 'Signed out' });
  }, [key, logout, toast]);

  function signOut() {
    // navigate first: an account page would redirect a signed-out user to the login page
    isLeaving.current = true;
    void navigate('/');
  }

  return <SignOutContext value={signOut}>{children}</SignOutContext>;
}
