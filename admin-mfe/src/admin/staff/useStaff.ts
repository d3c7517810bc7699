import { useAuth } from '@glow/shared/auth';
import { useCallback, useEffect, useRef, useState } from 'react';
import { askStaff, type Refusal } from './askStaff';

interface Loaded<Answer> {
  /** What `answer` or `refusal` belongs to. */
  path?: string;
  answer?: Answer;
  refusal?: Refusal;
}

/**
 * What the staff's API answers to `GET path`. While another path is loaded (`isLoading`), and if that fails (`refusal`), `answer` is the
 * former one. Asked again after a sign-in.
 */
export function useStaff<Answer>(path: string) {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const readSession = useAuth((auth) => auth.refresh);
  const [loaded, setLoaded] = useState<Loaded<Answer>>({});
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
  return { answer: loaded.answer, refusal: isLoading ? undefined : loaded.refusal, isLoading, reload };
}

interface Sent<Answer, Current> {
  path: string;
  /** Or how it is found out. */
  body: object | (() => Promise<object>);
  onDone(answer: Answer): void;
  /** Called with what is there now, if somebody else has changed it meanwhile. */
  onChanged?(current: Current): void;
}

/** Sends changes to the staff's API, one at a time; `refusal` is why the last one failed. */
export function useSending() {
  const isSignedIn = useAuth((auth) => auth.isAuthenticated);
  const readSession = useAuth((auth) => auth.refresh);
  const [wasSignedIn, setWasSignedIn] = useState(isSignedIn);
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const isBusy = useRef(false);

  if (wasSignedIn !== isSignedIn) {
    setWasSignedIn(isSignedIn);
    // whoever is signed in again need not be told to
    if (isSignedIn && refusal?.status === 401) setRefusal(undefined);
  }

  async function send<Answer = unknown, Current = unknown>({ path, body, onDone, onChanged }: Sent<Answer, Current>) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    setRefusal(undefined);
    try {
      onDone(await askStaff<Answer>(path, typeof body === 'function' ? await body() : body));
    } catch (error) {
      const { status, answer } = error as Refusal<Current>;
      setRefusal(error as Refusal);
      if (status === 401) void readSession().catch(() => undefined);
      if (answer?.code === 'changed' && answer.current) onChanged?.(answer.current);
    } finally {
      isBusy.current = false;
      setIsSending(false);
    }
  }

  return { isSending, refusal, send };
}
