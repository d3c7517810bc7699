import { useAuth } from '@glow/shared/auth';
import { useLocation, useNavigate } from '@glow/shared/router';
import { useToast } from '@glow/shared/toast';
import { useEffect, useRef } from 'react';

/** Signs out, goes home and says so (specification §2, decisions row 5). */
export function useSignOut(): () => void {
  const logout = useAuth((auth) => auth.logout);
  const toast = useToast();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isLeaving.current) return;
    isLeaving.current = false;
    logout();
    toast({ title: 'Signed out' });
  }, [key, logout, toast]);

  return () => {
    // home first: signed out, a page that asks for an account would lead to the login page
    isLeaving.current = true;
    void navigate('/');
  };
}
