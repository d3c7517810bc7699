import { useTheme } from '@emotion/react';
import { useSyncExternalStore } from 'react';

/** Whether the screen has room for two columns. In the browser only, so not in the first render. */
export function useIsWideScreen(): boolean {
  const media = useTheme().from.desktop.replace('@media ', '');

  function subscribe(onChange: () => void) {
    const list = window.matchMedia(media);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }

  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}
