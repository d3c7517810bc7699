import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Replays a choice made before hydration in the field matching `selector`, because hydration resets the field
 * to the server-rendered value.
 */
export function useReplayedChoice(selector: string, take: (value: string) => void): void {
  // during the first render only a server-rendered field is in the document
  const [valueBeforeHydration] = useState(() =>
    typeof document === 'undefined'
      ? undefined
      : document.querySelector<HTMLInputElement | HTMLSelectElement>(selector)?.value,
  );
  const replay = useEffectEvent(take);

  useEffect(() => {
    if (valueBeforeHydration) replay(valueBeforeHydration);
  }, [valueBeforeHydration]);
}
