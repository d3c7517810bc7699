import { useAuth } from '@glow/shared/auth';
import { useLocation, useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';

const SignOutContext = createContext<() => void>(() => undefined);

/** Offers the header's menus the way to sign out; it outlives them, for a menu closes on the way home. */
export function SignOutProvider({ children }: { children: ReactNode }) {
  const logout = useAuth((auth) => auth.logout);
  const toast = useToast();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    // signed out, the menu that held the focus is gone; on another page its heading takes the focus when it arrives
    document.querySelector<HTMLElement>('#main h1')?.focus({ preventScroll: true });
    logout();
    toast({ title: 'Signed out' });
  }, [key, logout, toast]);

  function signOut() {
    // home first: signed out, a page that asks for an account would lead to the login page
    isLeaving.current = true;
    void navigate('/');
  }

  return <SignOutContext value={signOut}>{children}</SignOutContext>;
}

/** Signs out, goes home and says so (NAV-9). */
export function useSignOut(): () => void {
  return useContext(SignOutContext);
}
