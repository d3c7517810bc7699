import { useTheme } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './Button';

/** How long Undo is offered (CART-11). */
const UNDO_DURATION_MS = 8000;

/** An edit with its inverse. */
export interface UndoableEdit {
  message: string;
  undo(): void;
}

interface UndoLineProps {
  last: UndoableEdit | undefined;
  /** Called with the undo function and its button, whose focus the caller must move because it unmounts. */
  onUndo(undo: () => void, button: HTMLElement): void;
  onExpire(): void;
}

/**
 * Announces the last edit and offers to undo it. The live region is always mounted, so that screen readers announce changes.
 * Sticky and without height: visible at any scroll position and never shifts the layout.
 */
export function UndoLine({ last, onUndo, onExpire }: UndoLineProps) {
  const { space } = useTheme();
  return (
    <div css={{ position: 'sticky', bottom: space(4), zIndex: 1, height: 0 }}>
      <div
        role="status"
        css={{ position: 'absolute', insetInline: 0, bottom: 0, display: 'grid', justifyItems: 'center' }}
      >
        {last && <UndoOffer last={last} onUndo={onUndo} onExpire={onExpire} />}
      </div>
    </div>
  );
}

function UndoOffer({ last, onUndo, onExpire }: UndoLineProps & { last: UndoableEdit }) {
  const [isPaused, setIsPaused] = useState(false);
  const { colors, space, radius, shadow } = useTheme();
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    // no timeout while the pointer or the focus is on it
    if (isPaused) return;
    const timer = setTimeout(expire, UNDO_DURATION_MS);
    return () => clearTimeout(timer);
  }, [last, isPaused]);

  return (
    <div
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: space(4),
        maxWidth: 480,
        padding: `${space(1)} ${space(3)} ${space(1)} ${space(5)}`,
        borderRadius: radius.medium,
        background: colors.sage,
        boxShadow: shadow.soft,
        fontSize: 15,
        lineHeight: 1.4,
      }}
    >
      <p>{last.message}</p>
      <Button type="button" variant="quiet" size="small" onClick={(event) => onUndo(last.undo, event.currentTarget)}>
        Undo
      </Button>
    </div>
  );
}
