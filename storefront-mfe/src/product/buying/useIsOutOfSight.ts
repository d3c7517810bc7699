import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is scrolled out of the screen; undefined on the server and in the first render. */
export function useIsOutOfSight(element: RefObject<Element | null>): boolean | undefined {
  const [isOutOfSight, setIsOutOfSight] = useState<boolean>();
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfSight(entry?.isIntersecting === false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isOutOfSight;
}
