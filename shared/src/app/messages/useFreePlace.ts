import { useCallback, useEffect, useLayoutEffect, useRef, type RefObject } from 'react';

/** Headings, messages and controls; `data-uncovered` marks messages that are no live regions. */
const PROTECTED = 'h1, h2, [role=alert], [role=status], [data-uncovered], button, input, select, textarea, a';

/** Height in px from which on a link is a card or a picture, which may be covered in part. */
const CARD_HEIGHT = 96;

/** Distance in px between two places that are compared. */
const STEP = 24;

/** When a page that follows a toast, as after a sign-in, has been drawn. */
const SETTLED_AFTER_MS = 500;

/** Space in px between a toast and the edges of the screen. */
const MARGIN = 16;

interface Place {
  x: number;
  y: number;
}

/**
 * Moves a fixed element by its content to the lowest place on the screen, at the left or right edge, where it covers no heading, message
 * or control; if there is none, where it covers the least of them. While it is held it stays where it is.
 * @returns the ref of the content
 */
export function useFreePlace(isHeld: boolean): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);

  const place = useCallback(() => {
    if (!content.current) return;
    const frame = frameOf(content.current);
    const { x, y } = freePlace(content.current, frame);
    frame.style.translate = `${x}px ${y}px`;
  }, []);

  // also under a pointer that rests where it appears
  useLayoutEffect(() => {
    place();
    const request = requestAnimationFrame(place);
    // what is drawn later, such as a part of the page that has loaded
    const timer = setTimeout(place, SETTLED_AFTER_MS);
    return () => {
      cancelAnimationFrame(request);
      clearTimeout(timer);
    };
  }, [place]);

  useEffect(() => {
    if (isHeld) return;
    const placeAgain = () => requestAnimationFrame(place);
    // a heading or a message that has just appeared takes the focus
    document.addEventListener('focusin', placeAgain);
    window.addEventListener('resize', placeAgain);
    return () => {
      document.removeEventListener('focusin', placeAgain);
      window.removeEventListener('resize', placeAgain);
    };
  }, [isHeld, place]);

  return content;
}

/** The distance in px from the lower edge of the frame, whatever transition the content is in, to the place that it moves to. */
function freePlace(element: HTMLElement, frame: HTMLElement): Place {
  const { offsetWidth: width, offsetHeight: height } = element;
  // these are without the frame's own translation
  const start = { x: frame.offsetLeft, y: frame.offsetTop + frame.offsetHeight - height };
  const right = innerWidth - width - start.x;
  const boxes = protectedBoxes(element);
  let best: Place = { x: 0, y: 0 };
  let least = Infinity;
  for (let y = start.y; y >= MARGIN; y -= STEP) {
    for (const x of new Set([start.x, Math.max(start.x, right)])) {
      const covered = boxes.reduce((area, box) => area + overlap(new DOMRect(x, y, width, height), box), 0);
      if (covered < least) [best, least] = [{ x: x - start.x, y: y - start.y }, covered];
    }
    if (least === 0) break;
  }
  return best;
}

/** The fixed element around the content. */
function frameOf(content: HTMLElement): HTMLElement {
  let frame = content;
  while (frame.offsetParent instanceof HTMLElement && frame.offsetParent !== document.body) frame = frame.offsetParent;
  return frame;
}

function protectedBoxes(element: HTMLElement): DOMRect[] {
  const within = element.closest('dialog') ?? document;
  return [...within.querySelectorAll(PROTECTED)]
    .filter((other) => !element.contains(other) && !other.contains(element))
    .map((other) => ({ isLink: other.matches('a'), box: other.getBoundingClientRect() }))
    .filter(({ isLink, box }) => box.width > 1 && box.height > 1 && !(isLink && box.height > CARD_HEIGHT))
    .map(({ box }) => box);
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
