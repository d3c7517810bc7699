import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { stepped, withinLimits } from './zoomScale';

/** How fast a trackpad pinch, which comes as wheel events, changes the scale. */
const WHEEL_SPEED = 0.01;

export type Zoom = ReturnType<typeof useZoom>;

/** Scale of the selected picture, the only child of `frame`, by which it is enlarged (1 fits), also by a pinch. */
export function useZoom(selected: number) {
  const [enlarged, setEnlarged] = useState({ index: selected, scale: 1 });
  // other pictures fit the screen
  const scale = enlarged.index === selected ? enlarged.scale : 1;
  const frame = useRef<HTMLDivElement>(null);
  const fingersApart = useRef(0);

  /** The picture's point under fingers or pointer, else in the middle of the frame, stays where it is. */
  function zoomTo(wanted: number, at?: Record<'clientX' | 'clientY', number>) {
    const { current } = frame;
    if (!current) return;
    const { left, top, width, height } = current.getBoundingClientRect();
    const { clientX, clientY } = at ?? { clientX: left + width / 2, clientY: top + height / 2 };
    const before = boxOfPicture(current);
    flushSync(() => setEnlarged({ index: selected, scale: withinLimits(wanted) }));
    const after = boxOfPicture(current);
    const growth = after.width / before.width;
    current.scrollBy(
      after.left + (clientX - before.left) * growth - clientX,
      after.top + (clientY - before.top) * growth - clientY,
    );
  }

  function handleTouch(event: TouchEvent) {
    const [one, other] = event.touches;
    if (!one || !other) return;
    // otherwise the browser scrolls and zooms
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    const middle = { clientX: (one.clientX + other.clientX) / 2, clientY: (one.clientY + other.clientY) / 2 };
    if (event.type === 'touchmove') zoomTo((scale * distance) / fingersApart.current, middle);
    fingersApart.current = distance;
  }

  useDocumentEvent('touchstart', handleTouch);
  useDocumentEvent('touchmove', handleTouch);
  useDocumentEvent('wheel', (event) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    zoomTo(scale * Math.exp(-event.deltaY * WHEEL_SPEED), event);
  });

  return { scale, frame, zoomTo, step: (direction: 1 | -1) => zoomTo(stepped(scale, direction)) };
}

function boxOfPicture(frame: HTMLElement): DOMRect {
  return (frame.firstElementChild ?? frame).getBoundingClientRect();
}

/** Listens on the document, because the focus starts at the dialog's heading; touch and wheel can be prevented. */
export function useDocumentEvent<Type extends 'keydown' | 'touchstart' | 'touchmove' | 'wheel'>(
  type: Type,
  handler: (event: DocumentEventMap[Type]) => void,
): void {
  const handle = useEffectEvent(handler);
  // a layout effect, because it also gets an immediate key
  useLayoutEffect(() => {
    const listener = (event: DocumentEventMap[Type]) => handle(event);
    document.addEventListener(type, listener, { passive: false });
    return () => document.removeEventListener(type, listener);
  }, [type]);
}
