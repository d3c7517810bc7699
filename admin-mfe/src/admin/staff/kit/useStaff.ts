import { useAuth } from '@glow/shared/auth';
import { useToast, type ToastMessage } from '@glow/shared/toast';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askStaff, type Refusal } from './askStaff';

/** Asks `GET path`, again after a sign-in. `answer` is the former one while another path loads, and if it fails. */
export function useStaff<Answer>(path: string) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const readSession = useAuth((auth) => auth.refresh);
  /** `path` is what `answer` or `refusal` belongs to. */
  const [loaded, setLoaded] = useState<{ path?: string; answer?: Answer; refusal?: Refusal }>({});
  const [attempt, setAttempt] = useState(1);

  useEffect(() => {
    if (!isSignedIn) return;
    const leaving = new AbortController();
    askStaff<Answer>(path, undefined, leaving.signal).then(
      (answer) => leaving.signal.aborted || setLoaded({ path, answer }),
      (refusal: Refusal) => {
        if (leaving.signal.aborted) return;
        setLoaded(({ answer }) => ({ path, answer, refusal }));
        if (refusal.status === 401) void readSession().catch(() => undefined);
      },
    );
    return () => leaving.abort();
  }, [path, attempt, isSignedIn, readSession]);

  const reload = useCallback(() => {
    setLoaded(({ answer }) => ({ answer }));
    setAttempt((number) => number + 1);
  }, []);

  const isLoading = loaded.path !== path;
  return {
    answer: loaded.answer,
    refusal: isLoading ? undefined : loaded.refusal,
    isLoading,
    reload,
    /** Shows the answer that a change has brought. */
    replace(present: Answer) {
      setLoaded({ path, answer: present });
    },
  };
}

export interface Change<Answer = unknown, Current = unknown> {
  path: string;
  /** A function loads the body first. */
  body: object | (() => Promise<object>);
  onDone(answer: Answer): ToastMessage | undefined;
  /** Called with the present state if somebody else has changed it meanwhile. */
  onChanged?(current: Current): void;
  onRefused?(refusal: Refusal): void;
}

/** Event of the window after a saved change: lists load again. */
export const SAVED = 'staff-saved';

/** Sends changes, one at a time; `refusal` is why the last one failed. */
export function useSending() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const readSession = useAuth((auth) => auth.refresh);
  const toast = useToast();
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);

  if (wasSignedIn !== isSignedIn) {
    setWasSignedIn(isSignedIn);
    // the person has signed in again
    if (isSignedIn && refusal?.status === 401) setRefusal(undefined);
  }

  async function send<Answer, Current>(change: Change<Answer, Current>) {
    const { path, body } = change;
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setRefusal(undefined);
    try {
      const message = change.onDone(await askStaff<Answer>(path, typeof body === 'function' ? await body() : body));
      if (message) toast(message);
      window.dispatchEvent(new Event(SAVED));
    } catch (error) {
      const { status, answer } = error as Refusal<Current>;
      setRefusal(error as Refusal);
      change.onRefused?.(error as Refusal);
      if (status === 401) void readSession().catch(() => undefined);
      if (answer?.code === 'changed' && answer.current) change.onChanged?.(answer.current);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, refusal, send };
}
