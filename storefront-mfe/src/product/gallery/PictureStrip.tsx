import styled from '@emotion/styled';
import { nextByKey } from '@glow/shared/ui';
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react';

interface PictureStripProps {
  selected: number;
  onSelect(index: number): void;
  hasArrowKeys?: boolean;
  /** One button per picture. */
  children: ReactNode[];
  className?: string;
}

/** Scrolling counts as finished after this time without scroll events. */
const SCROLL_END_DELAY_MS = 150;

/** A strip with scroll snap: touch and arrow keys select a picture, and `selected` scrolls to it. */
export function PictureStrip({ selected, onSelect, hasArrowKeys = true, children, className }: PictureStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  // code scrolls to this picture, until scrolling has finished
  const target = useRef<number>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isHydrated = useRef(false);

  const follow = useEffectEvent(() => {
    // a swiped picture is already in view
    if (!strip.current || inView(strip.current) === selected) return;
    // a shopper may have swiped before hydration: that picture stays
    if (!isHydrated.current && strip.current.scrollLeft > 0) return onSelect(inView(strip.current));
    target.current = selected;
    bringIntoView(strip.current, selected);
    waitForRest();
  });

  useEffect(() => {
    follow();
    isHydrated.current = true;
  }, [selected]);
  useEffect(() => () => clearTimeout(rest.current), []);

  function waitForRest() {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      // a swipe in progress may have scrolled elsewhere
      if (strip.current && target.current !== undefined) bringIntoView(strip.current, target.current);
      releaseTarget();
    }, SCROLL_END_DELAY_MS);
  }

  function releaseTarget() {
    target.current = undefined;
  }

  function handleScroll() {
    if (target.current !== undefined) waitForRest();
    else if (strip.current) onSelect(inView(strip.current));
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    const next = hasArrowKeys ? nextByKey(event, selected, children.length) : undefined;
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  }

  return (
    <Strip
      ref={strip}
      className={className}
      onScroll={handleScroll}
      onPointerDown={releaseTarget}
      onWheel={releaseTarget}
      onKeyDown={handleKeyDown}
    >
      {children}
    </Strip>
  );
}

function inView({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth > 0 ? Math.round(scrollLeft / clientWidth) : 0;
}

function bringIntoView(strip: HTMLElement, index: number): void {
  strip.scrollLeft = index * strip.clientWidth;
}

const Strip = styled.div({
  // visually hidden text in it must not widen the page
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  '& > *': { flex: '0 0 100%', minWidth: 0, scrollSnapAlign: 'start', scrollSnapStop: 'always' },
  button: {
    padding: 0,
    border: 0,
    background: 'none',
    cursor: 'zoom-in',
    '&:focus-visible': { outlineOffset: -6 },
  },
});
