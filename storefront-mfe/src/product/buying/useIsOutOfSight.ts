import { useEffect, useState, type RefObject } from 'react';

/** Whether an element is scrolled out of the screen; false on the server and in the first render. */
export function useIsOutOfSight(element: RefObject<Element | null>): boolean {
  const [isOutOfSight, setIsOutOfSight] = useState(false);

  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver(([entry]) => setIsOutOfSight(entry?.isIntersecting === false));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);

  return isOutOfSight;
}
