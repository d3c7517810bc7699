import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What a toast must not cover, with weights; `data-uncovered` marks messages that are no live regions. */
const PROTECTED = {
  'h1, h2, [role=alert], [role=status], [data-uncovered], button': 1000,
  'input, select, textarea, label, a:not(:has(img))': 3,
  'p, dt, dd, li:not(:has(*)), legend, span': 1,
};

/** Distance in px between two places that are tried. */
const STEP = 8;

/** By then a page that follows a toast, for example after a sign-in, has been drawn. */
const SETTLED_AFTER_MS = 500;

/** Space in px between a toast and protected elements: letters reach out of their boxes. */
const GAP = 8;

/** Space in px between a toast and the edges of the screen. */
const MARGIN = 16;

/** Returns the ref of a toast's content. Its frame moves to the lowest place that covers least, unless `data-held`. */
export function useFreePlace(): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const place = () => content.current?.dataset.held === 'false' && moveToFreePlace(content.current);
    // a heading or a message that has just appeared takes the focus
    const placeSoon = () => requestAnimationFrame(place);
    place();
    placeSoon();
    setTimeout(place, SETTLED_AFTER_MS);
    document.addEventListener('focusin', placeSoon);
    window.addEventListener('resize', placeSoon);
    return () => {
      document.removeEventListener('focusin', placeSoon);
      window.removeEventListener('resize', placeSoon);
    };
  }, []);

  return content;
}

function moveToFreePlace(content: HTMLElement): void {
  const { offsetWidth: width, offsetHeight: height } = content;
  let frame = content;
  while (frame.offsetParent instanceof HTMLElement && frame.offsetParent !== document.body) frame = frame.offsetParent;
  // offsets are without the frame's own translation, and without a transition of the content
  const { offsetLeft: left } = frame;
  const bottom = frame.offsetTop + frame.offsetHeight - height;
  const boxes = protectedBoxes(content);
  let least = Infinity;
  for (let y = bottom; y >= MARGIN && least > 0; y -= STEP) {
    for (const x of new Set([left, Math.max(left, innerWidth - width - left)])) {
      const place = new DOMRect(x - GAP, y - GAP, width + 2 * GAP, height + 2 * GAP);
      const covered = boxes.reduce((area, { box, weight }) => area + weight * overlap(place, box), 0);
      if (covered < least) [frame.style.translate, least] = [`${x - left}px ${y - bottom}px`, covered];
    }
  }
}

function protectedBoxes(content: HTMLElement): { box: DOMRect; weight: number }[] {
  const within = content.closest('dialog') ?? document;
  return Object.entries(PROTECTED).flatMap(([selector, weight]) =>
    [...within.querySelectorAll(selector)]
      .filter((other) => !content.contains(other) && !other.contains(content))
      .map((other) => ({ box: other.getBoundingClientRect(), weight }))
      .filter(({ box }) => box.width > 1 && box.bottom > 0 && box.top < innerHeight),
  );
}

function overlap(a: DOMRect, b: DOMRect): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}
