import styled from '@emotion/styled';
import { useState } from 'react';
import { Button } from './Button';
import { JoinedTexts } from './JoinedTexts';
import { MessageBar } from './MessageBar';
import { sticky } from './sticky';
import { useTimer } from './useTimer';

/** How long Undo is offered (CART-11). */
const UNDO_DURATION_MS = 8000;

export interface UndoableEdit {
  /** Its parts, each in its own direction. */
  message: string[];
  undo(): void;
}

interface UndoLineProps {
  last: UndoableEdit | undefined;
  /** `button` unmounts, so the caller must move its focus. */
  onUndo(undo: () => void, button: HTMLElement): void;
  onExpire(): void;
}

/** Sticky without height: always visible, never moves the layout. The live region stays mounted for announcements. */
export function UndoLine({ last, onUndo, onExpire }: UndoLineProps) {
  return (
    <BottomEdge>
      <LiveRegion role="status" data-bar>
        {last && <UndoOffer last={last} onUndo={onUndo} onExpire={onExpire} />}
      </LiveRegion>
    </BottomEdge>
  );
}

function UndoOffer({ last, onUndo, onExpire }: UndoLineProps & { last: UndoableEdit }) {
  const [isPaused, setIsPaused] = useState(false);
  // not while the pointer or the focus is on it
  useTimer(isPaused ? undefined : last, UNDO_DURATION_MS, onExpire);

  return (
    <MessageBar
      onMouseEnter={() => setIsPaused(true)}
      onMouseLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <p>
        <JoinedTexts texts={last.message} by="" />
      </p>
      <Button type="button" variant="quiet" size="small" onClick={(event) => onUndo(last.undo, event.currentTarget)}>
        Undo
      </Button>
    </MessageBar>
  );
}

const BottomEdge = styled.div(({ theme }) => ({
  ...sticky,
  bottom: theme.space(4),
  zIndex: 1,
  height: 0,
}));

const LiveRegion = styled.div({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
});
