import { shareContext } from '@glow/shared/contexts';
import { VisuallyHidden } from '@glow/shared/ui';
import { createContext, useCallback, useContext, useRef, type ReactNode } from 'react';
import { TopLayerPortal } from './TopLayerPortal';

/** Announces a sentence to screen readers; `assertive` interrupts. */
export type Announce = (message: string, urgency?: 'polite' | 'assertive') => void;

const AnnounceContext = shareContext(createContext<Announce>(() => undefined));

/** Screen readers announce changes only: the region is cleared first and filled after this delay. */
const REFILL_DELAY_MS = 60;

/** Provides `useAnnounce` and renders the two live regions, also inside an open modal dialog. */
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

export function useAnnounce(): Announce {
  return useContext(AnnounceContext);
}
