import { useEffect } from 'react';
import { useAsk } from './dialog';

const QUESTION = { heading: 'Leave without saving?', text: 'What you changed here is not saved.', action: 'Leave' };

/** While `isDirty`, asks before a link, a tab, Back or the browser leaves the page. */
export function useLeaveGuard(isDirty: boolean) {
  const ask = useAsk();

  useEffect(() => {
    if (!isDirty) return;
    const { href } = window.location;
    const state: unknown = window.history.state;
    let isAllowed = false;

    function stop(event: Event, leave: () => void) {
      event.preventDefault();
      event.stopImmediatePropagation();
      ask(QUESTION, () => {
        isAllowed = true;
        leave();
      });
    }
    function handleClick(event: MouseEvent) {
      const target = (event.target as Element).closest<HTMLElement>('a[href]:not([target], [download]), [role=tab]');
      if (!target || isAllowed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      stop(event, () => target.click());
    }
    function handleBack(event: PopStateEvent) {
      if (isAllowed) return;
      window.history.pushState(state, '', href);
      stop(event, () => window.history.back());
    }

    const listening = new AbortController();
    const first = { capture: true, signal: listening.signal };
    window.addEventListener('click', handleClick, first);
    window.addEventListener('popstate', handleBack, first);
    window.addEventListener('beforeunload', (event) => isAllowed || event.preventDefault(), first);
    return () => listening.abort();
  }, [isDirty, ask]);
}
