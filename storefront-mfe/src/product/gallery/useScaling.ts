import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { withinLimits } from './zoomScale';

/** A point of the picture in fractions of its size, and its place on the screen in px. */
type Anchor = Record<'x' | 'y' | 'clientX' | 'clientY', number>;

/** How fast a trackpad pinch, which comes as wheel events, changes the scale. */
const WHEEL_SPEED = 0.01;

/** Scales a frame's only child (1 fits) by pinching; the point under fingers or pointer, else the middle, stays. */
export function useScaling(frame: RefObject<HTMLElement | null>, scale: number, onScale: (scale: number) => void) {
  // the picture's point in the middle of the frame
  const middle = useRef<Pick<Anchor, 'x' | 'y'>>({ x: 0.5, y: 0.5 });
  const anchor = useRef<Anchor>(undefined);
  const pinch = useRef<{ distance: number; scale: number }>(undefined);

  /** The picture's point at a point of the screen. */
  function pointAt(clientX: number, clientY: number): Anchor | undefined {
    const box = frame.current?.firstElementChild?.getBoundingClientRect();
    // before the dialog is open, nothing has a size
    if (!box?.width) return undefined;
    return { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height, clientX, clientY };
  }

  function middleOfFrame() {
    const { left = 0, top = 0, width = 0, height = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { clientX: left + width / 2, clientY: top + height / 2 };
  }

  function noteMiddle() {
    const { clientX, clientY } = middleOfFrame();
    middle.current = pointAt(clientX, clientY) ?? middle.current;
  }

  function scaleAt(next: number, clientX: number, clientY: number) {
    anchor.current = pointAt(clientX, clientY);
    onScale(withinLimits(next));
  }

  const keepAnchor = useEffectEvent(() => {
    const { x, y, clientX, clientY } = anchor.current ?? { ...middle.current, ...middleOfFrame() };
    const box = frame.current?.firstElementChild?.getBoundingClientRect();
    anchor.current = undefined;
    if (box) frame.current?.scrollBy(box.left + x * box.width - clientX, box.top + y * box.height - clientY);
    noteMiddle();
  });

  const handleTouch = useEffectEvent((event: TouchEvent) => {
    const [one, other] = event.touches;
    if (!one || !other) return;
    // otherwise the browser scrolls and zooms
    event.preventDefault();
    const distance = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
    if (event.type === 'touchstart' || !pinch.current) pinch.current = { distance, scale };
    const { distance: before, scale: scaleBefore } = pinch.current;
    scaleAt((scaleBefore * distance) / before, (one.clientX + other.clientX) / 2, (one.clientY + other.clientY) / 2);
  });

  const handleWheel = useEffectEvent((event: WheelEvent) => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    scaleAt(scale * Math.exp(-event.deltaY * WHEEL_SPEED), event.clientX, event.clientY);
  });

  useLayoutEffect(() => keepAnchor(), [scale]);

  // not as props, because React's touch and wheel listeners are passive
  useEffect(() => {
    const { current } = frame;
    const touch = (event: TouchEvent) => handleTouch(event);
    const wheel = (event: WheelEvent) => handleWheel(event);
    current?.addEventListener('touchstart', touch, { passive: false });
    current?.addEventListener('touchmove', touch, { passive: false });
    current?.addEventListener('wheel', wheel, { passive: false });
    return () => {
      current?.removeEventListener('touchstart', touch);
      current?.removeEventListener('touchmove', touch);
      current?.removeEventListener('wheel', wheel);
    };
  }, [frame]);

  return { scaleAt, noteMiddle };
}
