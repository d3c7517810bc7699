import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes over what was chosen while the page was not alive yet, in the field that `selector` names: the browser shows it only until
 * React sets the field back to what the server knew.
 */
export function useReplayedChoice(selector: string, take: (value: string) => void): void {
  // a field that is drawn here is not there yet; one that the server has sent is
  const [early] = useState(() => (typeof document === 'undefined' ? undefined : document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value));
  const takeOver = useEffectEvent(take);

  useEffect(() => {
    if (early) takeOver(early);
  }, [early]);
}
