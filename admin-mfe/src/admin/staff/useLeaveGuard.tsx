import { useEffect, useState } from 'react';
import { Confirm } from './Confirm';

/** Asks before the page is left, by a link, a tab, Back or the browser, while something is not saved. Returns the dialog. */
export function useLeaveGuard(isDirty: boolean) {
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => {
    if (!isDirty) return;
    const { href } = window.location;
    const state: unknown = window.history.state;
    let isAllowed = false;

    function ask(event: Event, go: () => void) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setLeave(() => () => {
        isAllowed = true;
        go();
      });
    }
    function handleClick(event: MouseEvent) {
      const target = (event.target as Element).closest<HTMLElement>('a[href]:not([target], [download]), [role=tab]');
      if (!target || isAllowed || event.ctrlKey || event.metaKey || event.shiftKey) return;
      ask(event, () => target.click());
    }
    function handleBack(event: PopStateEvent) {
      if (isAllowed) return;
      window.history.pushState(state, '', href);
      ask(event, () => window.history.back());
    }
    function handleUnload(event: Event) {
      if (!isAllowed) event.preventDefault();
    }

    window.addEventListener('click', handleClick, true);
    window.addEventListener('popstate', handleBack, true);
    window.addEventListener('beforeunload', handleUnload);
    return () => {
      window.removeEventListener('click', handleClick, true);
      window.removeEventListener('popstate', handleBack, true);
      window.removeEventListener('beforeunload', handleUnload);
    };
  }, [isDirty]);

  return (
    <Confirm
      isOpen={leave !== undefined}
      onClose={() => setLeave(undefined)}
      heading="Leave without saving?"
      action="Leave"
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
    >
      <p>What you changed here is not saved.</p>
    </Confirm>
  );
}
