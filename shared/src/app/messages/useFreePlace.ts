import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Headings, messages and controls; `data-uncovered` marks messages that are no live regions. */
const PROTECTED = 'h1, h2, [role=alert], [role=status], [data-uncovered], button, input, select, textarea, a';

/** Height in px from which on a link is a card or a picture, which may be covered in part. */
const CARD_HEIGHT = 96;

/** Distance in px between two places that are compared. */
const STEP = 24;

/** How often headings, messages and buttons count beside links and fields. */
const WEIGHT = 10;

/** When a page that follows a toast, as after a sign-in, has been drawn. */
const SETTLED_AFTER_MS = 500;

/** Space in px between a toast and the edges of the screen. */
const MARGIN = 16;

/**
 * Moves a fixed element by its content to the lowest place on the screen, at the left or right edge, where it covers no heading, message
 * or control; if there is none, where it covers the least of them, by weight. Content with `data-held="true"` stays where it is.
 * @returns the ref of the content
 */
export function useFreePlace(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);

  // also under a pointer that rests where it appears
  useLayoutEffect(() => {
    const place = () => content.current && moveToFreePlace(content.current);
    // a heading or a message that has just appeared takes the focus
    const placeAgain = () => content.current?.dataset.held !== 'true' && requestAnimationFrame(place);
    place();
    requestAnimationFrame(place);
    // what is drawn later, such as a part of the page that has loaded
    setTimeout(place, SETTLED_AFTER_MS);
    document.addEventListener('focusin', placeAgain);
    window.addEventListener('resize', placeAgain);
    return () => {
      document.removeEventListener('focusin', placeAgain);
      window.removeEventListener('resize', placeAgain);
    };
  }, []);

  return content;
}

function moveToFreePlace(content: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = content;
  const frame = frameOf(content);
  // these are without the frame's own translation, and without a transition of the content
  const { offsetLeft: left } = frame;
  const bottom = frame.offsetTop + frame.offsetHeight - height;
  const boxes = protectedBoxes(content);
  let least = Infinity;
  for (let y = bottom; y >= MARGIN && least > 0; y -= STEP) {
    for (const x of new Set([left, Math.max(left, innerWidth - width - left)])) {
      const place = new DOMRect(x, y, width, height);
      const covered = boxes.reduce((area, { box, weight }) => area + weight * overlap(place, box), 0);
      if (covered < least) [frame.style.translate, least] = [`${x - left}px ${y - bottom}px`, covered];
    }
  }
}

function frameOf(content: HTMLElement): HTMLElement {
  let frame = content;
  while (frame.offsetParent instanceof HTMLElement && frame.offsetParent !== document.body) frame = frame.offsetParent;
  return frame;
}

/** What a toast is kept away from, and how much its area counts: fields and links give way before the others. */
function protectedBoxes(content: HTMLElement): { box: DOMRect; weight: number }[] {
  const within = content.closest('dialog') ?? document;
  return [...within.querySelectorAll(PROTECTED)]
    .filter((other) => !content.contains(other) && !other.contains(content))
    .map((other) => ({
      box: other.getBoundingClientRect(),
      isLink: other.matches('a'),
      weight: other.matches('a, input, select, textarea') ? 1 : WEIGHT,
    }))
    .filter(({ box, isLink }) => box.width > 1 && box.height > 1 && !(isLink && box.height > CARD_HEIGHT));
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
