import { useDataStore } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { useTimer } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { refreshRegistry } from '../federation/registry';
import { isBusy, type BusyPartProps } from './busy';

const CHECK_MS = 250;
const SKELETON_MS = 10_000;

/** Asks again for a busy server's data; shows a skeleton, and `failure` after `SKELETON_MS`. */
export function BusyPart({ error, skeleton, failure, onEnd }: BusyPartProps) {
  const store = useDataStore();
  const { search } = useLocation();
  const [firstSearch] = useState(search);
  const [isLong, setIsLong] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const element = useRef<HTMLDivElement>(null);
  const last = useRef(error);
  const { url } = error;

  const check = useEffectEvent(() => {
    const known = store.get(url);
    if (isBusy(known?.error)) last.current = known.error;
    if (search !== firstSearch || (known && known.error !== last.current)) {
      // the focused element is about to unmount
      if (element.current?.contains(document.activeElement))
        document.getElementById('main')?.focus({ preventScroll: true });
      onEnd();
    } else if (document.visibilityState === 'visible' && performance.now() >= last.current.until) void store.load(url);
  });

  useTimer(url, SKELETON_MS, () => setIsLong(true));

  useEffect(() => {
    const handleChange = () => check();
    handleChange();
    const unsubscribe = store.subscribe(handleChange);
    const timer = setInterval(handleChange, CHECK_MS);
    return () => {
      unsubscribe();
      clearInterval(timer);
    };
  }, [store, search]);

  async function retry() {
    setIsRetrying(true);
    // the part may have been switched off
    await Promise.allSettled([store.load(url), refreshRegistry()]);
    setIsRetrying(false);
  }

  return (
    <div ref={element} style={{ display: 'contents' }}>
      {isLong ? failure(() => void retry(), isRetrying) : skeleton}
    </div>
  );
}
