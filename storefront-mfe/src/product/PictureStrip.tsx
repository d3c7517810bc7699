import styled from '@emotion/styled';
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { nextPicture } from './nextPicture';

interface PictureStripProps {
  selected: number;
  onSelect(index: number): void;
  /** Whether arrow keys lead to the next picture. */
  hasArrowKeys?: boolean;
  /** One button a picture. */
  children: ReactNode[];
  className?: string;
}

/** Pictures side by side of which one is in view: swiped by touch, moved by arrow keys, led by `selected`. */
export function PictureStrip({ selected, onSelect, hasArrowKeys = true, children, className }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const { current } = strip;
    // a picture that is being swiped into view is on its way already
    if (current && inView(current) !== selected) current.scrollLeft = selected * current.clientWidth;
  }, [selected]);

  function handleScroll() {
    if (strip.current) onSelect(inView(strip.current));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = hasArrowKeys ? nextPicture(event, selected, children.length) : undefined;
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <Strip ref={strip} className={className} onScroll={handleScroll} onKeyDown={handleKeyDown}>
      {children}
    </Strip>
  );
}

/** The picture of which most is seen. */
function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}

const Strip = styled.div({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});
