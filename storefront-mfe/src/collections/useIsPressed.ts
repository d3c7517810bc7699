import { useEffect, useRef, type RefObject } from 'react';

/** Whether a mouse button, a pen or a finger is down. */
export function useIsPressed(): RefObject<boolean> {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => void (isPressed.current = true);
    const release = () => void (isPressed.current = false);
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release };
    for (const [event, listener] of Object.entries(listeners)) window.addEventListener(event, listener, true);
    return () => {
      for (const [event, listener] of Object.entries(listeners)) window.removeEventListener(event, listener, true);
    };
  }, []);
  return isPressed;
}
