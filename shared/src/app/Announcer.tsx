import { VisuallyHidden } from '@glow/shared/ui';
import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react';
import { TopLayerPortal } from './TopLayerPortal';

/** Says a sentence to screen readers; `assertive` interrupts. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = createContext<Announce>(() => undefined);

/** A live region hears a change only: it is emptied first, and filled this many milliseconds later. */
const REFILL_DELAY_MS = 60;

/** The page's two live regions, heard through an open dialog too, and the way to speak through them. */
export function Announcer({ children }: { children: ReactNode }) {
  const polite = useRef<HTMLSpanElement>(null);
  const assertive = useRef<HTMLSpanElement>(null);

  const announce = useCallback<Announce>((message, urgency = 'polite') => {
    const region = urgency === 'polite' ? polite : assertive;
    if (region.current) region.current.textContent = '';
    setTimeout(() => {
      if (region.current) region.current.textContent = message;
    }, REFILL_DELAY_MS);
  }, []);

  return (
    <AnnounceContext value={announce}>
      {children}
      <TopLayerPortal>
        <VisuallyHidden ref={polite} role="status" aria-live="polite" />
        <VisuallyHidden ref={assertive} role="alert" aria-live="assertive" />
      </TopLayerPortal>
    </AnnounceContext>
  );
}

/** The way to speak to screen readers, for example 'Showing 4 of 12 products'. */
export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
