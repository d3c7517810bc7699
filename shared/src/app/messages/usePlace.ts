import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a toast does not cover when it appears. */
const UNCOVERED = ':focus, [data-uncovered], [aria-invalid=true]';

/** Space in px above and below a toast. */
const GAP = 12;

/** Keeps a toast below the header, or above the bars at the bottom, and scrolls the page out from under it (TOAST-8). */
export function usePlace(isError: boolean): RefObject<HTMLDivElement | null> {
  const toast = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const end = new AbortController();

    function place(isNew: boolean) {
      if (!toast.current || toast.current.matches(isNew ? ':focus-within' : ':hover, :focus-within')) return;
      const { left, right, height } = toast.current.getBoundingClientRect();
      const edge = isError ? headerBottom() : barsHeight(height);
      const taken = edge + height + 2 * GAP;
      style.setProperty('--toast-edge', `${edge + GAP}px`);
      style.setProperty(`scroll-padding-${isError ? 'top' : 'bottom'}`, `${taken}px`);
      const [from, to] = isError ? [0, taken] : [innerHeight - taken, innerHeight];
      for (const part of isNew ? document.querySelectorAll(UNCOVERED) : []) {
        // with the label and the message of a field
        const whole = part.matches('input, select, textarea') ? part.parentElement : part;
        const box = (whole ?? part).getBoundingClientRect();
        if (box.left < right && box.right > left && box.top < to && box.bottom > from)
          whole?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      }
    }

    // a heading or a message that has just appeared takes the focus
    const follow = (event?: Event) => requestAnimationFrame(() => place(event?.type !== 'scroll'));
    for (const type of ['focusin', 'scroll', 'resize'])
      addEventListener(type, follow, { capture: true, signal: end.signal });
    place(false);
    follow();
    return () => {
      end.abort();
      style.scrollPadding = '';
    };
  }, [isError]);

  return toast;
}

function headerBottom(): number {
  const parts = document.querySelectorAll('header:not(main *), header:not(main *) > *');
  return Math.max(0, ...[...parts].map((part) => part.getBoundingClientRect().bottom));
}

/** The height of the bars at the bottom of the window, which `data-bar` marks, above which a toast is. */
function barsHeight(toastHeight: number): number {
  const bars = [...document.querySelectorAll('[data-bar]')]
    .filter((bar) => getComputedStyle(bar).position !== 'static')
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ height, top, bottom }) => height && top < innerHeight && bottom > innerHeight - toastHeight - 2 * GAP);
  return Math.max(0, ...bars.map(({ top }) => innerHeight - top));
}
