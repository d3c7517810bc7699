import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';
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

/** How long nothing moves once the strip has come to rest, in milliseconds. */
const AT_REST = 150;

/** Pictures side by side of which one is in view: swiped by touch, moved by arrow keys, led by `selected`. */
export function PictureStrip({ selected, onSelect, hasArrowKeys = true, children, className }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // the picture that it is being led to, until it has come to rest
  const led = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);

  const follow = useEffectEvent(() => {
    // a picture that is being swiped into view is on its way already
    if (!strip.current || inView(strip.current) === selected) return;
    led.current = selected;
    bringIntoView(strip.current, selected);
    waitForRest();
  });

  useEffect(() => follow(), [selected]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function waitForRest() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      // a swipe that was still settling may have taken it elsewhere
      if (strip.current && led.current !== undefined) bringIntoView(strip.current, led.current);
      letGo();
    }, AT_REST);
  }

  function letGo() {
    led.current = undefined;
  }

  function handleScroll() {
    if (led.current !== undefined) waitForRest();
    else if (strip.current) onSelect(inView(strip.current));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = hasArrowKeys ? nextPicture(event, selected, children.length) : undefined;
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <Strip ref={strip} className={className} onScroll={handleScroll} onPointerDown={letGo} onWheel={letGo} onKeyDown={handleKeyDown}>
      {children}
    </Strip>
  );
}

/** The picture of which most is seen. */
function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}

function bringIntoView(strip: HTMLElement, index: number): void {
  strip.scrollLeft = index * strip.clientWidth;
}

const Strip = styled.div({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
});
