import { useTheme } from '@emotion/react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from './Button';

/** How long Undo is offered, in milliseconds (CART-11). */
const UNDO_DURATION_MS = 8000;

/** Something that was done, and the way back. */
export interface UndoableEdit {
  message: string;
  undo(): void;
}

interface UndoLineProps {
  last: UndoableEdit | undefined;
  /** Goes the way back, and takes the focus from the button that goes with it. */
  onUndo(undo: () => void, button: HTMLElement): void;
  onExpire(): void;
}

/**
 * Says what was just done and offers the way back; always there, so that its words are heard.
 * It lies above the end of what it follows, in sight wherever the shopper has scrolled to, and moves nothing when it comes and goes.
 */
export function UndoLine({ last, onUndo, onExpire }: UndoLineProps) {
  const { space } = useTheme();
  return (
    <div css={{ position: 'sticky', bottom: space(4), zIndex: 1, height: 0 }}>
      <div role="status" css={{ position: 'absolute', insetInline: 0, bottom: 0, display: 'grid', justifyItems: 'center' }}>
        {last && <UndoOffer last={last} onUndo={onUndo} onExpire={onExpire} />}
      </div>
    </div>
  );
}

function UndoOffer({ last, onUndo, onExpire }: UndoLineProps & { last: UndoableEdit }) {
  const [isHeld, setIsHeld] = useState(false);
  const { colors, space, radius, shadow } = useTheme();
  const expire = useEffectEvent(onExpire);

  useEffect(() => {
    // whoever is about to press it is given the time
    if (isHeld) return;
    const timer = setTimeout(expire, UNDO_DURATION_MS);
    return () => clearTimeout(timer);
  }, [last, isHeld]);

  return (
    <div
      onMouseEnter={() => setIsHeld(true)}
      onMouseLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
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
      <Button type="button" look="quiet" size="small" onClick={(event) => onUndo(last.undo, event.currentTarget)}>
        Undo
      </Button>
    </div>
  );
}
