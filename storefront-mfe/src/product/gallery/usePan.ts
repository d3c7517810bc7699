import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Share of the frame that an arrow key scrolls. */
const KEY_STEP = 0.2;
/** A pointer that has moved further than this, in px, drags and does not press. */
const MIN_DRAG = 4;

/** Scrolls a frame with the arrow keys and by dragging with the mouse; touch scrolls it natively. `endsDrag` says whether a click ends a drag. */
export function usePan(frame: RefObject<HTMLElement | null>, isEnabled: boolean) {
  const drag = useRef<{ x: number; y: number; isMoved: boolean }>(undefined);

  const handleKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const { current } = frame;
    if (!isEnabled || !step || !current || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    current.scrollBy(step[0] * KEY_STEP * current.clientWidth, step[1] * KEY_STEP * current.clientHeight);
  });

  // on the document, because the focus starts at the dialog's heading
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  function onPointerDown({ pointerType, button, clientX, clientY }: PointerEvent) {
    drag.current =
      isEnabled && pointerType === 'mouse' && button === 0 ? { x: clientX, y: clientY, isMoved: false } : undefined;
  }

  function onPointerMove({ buttons, clientX, clientY, movementX, movementY }: PointerEvent) {
    const { current } = drag;
    if (!current || !frame.current || buttons !== 1) return;
    current.isMoved ||= Math.hypot(clientX - current.x, clientY - current.y) > MIN_DRAG;
    if (current.isMoved) frame.current.scrollBy(-movementX, -movementY);
  }

  return { onPointerDown, onPointerMove, endsDrag: () => drag.current?.isMoved === true };
}
