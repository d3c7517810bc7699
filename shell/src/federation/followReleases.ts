import type { ToastMessage } from '@glow/shared/toast';
import { ownerOf } from './owners';
import { fetchChange } from './registry';

const CHECK_INTERVAL_MS = 10_000;

/** After a reload a page does not reload itself sooner than this: instances may differ during a release. */
const RELOAD_PAUSE_MS = 60_000;

/** Fields in header and footer: their input would survive a client-side navigation, but not a reload. */
const LAYOUT_FIELDS = 'header input, footer [type=email]';

/** Fields of text; the price filter, which is filled at first, is in the address. */
const TEXT_FIELDS = ':read-write:not([role=spinbutton], [placeholder="No limit"])';

/** The link at an event's target; the document is a target without `closest`. */
function linkOf({ target }: Event): HTMLAnchorElement | null | undefined {
  return (target as Partial<Element>).closest?.('a');
}

/** Whether a link opens another remote's page, or one that is off; without `href` it has no origin. */
function leavesRemote({ origin, pathname }: HTMLAnchorElement, isOff: (pathname: string) => boolean): boolean {
  return (
    origin === window.location.origin && (ownerOf(pathname) !== ownerOf(window.location.pathname) || isOff(pathname))
  );
}

function hasText(fields: string): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(fields)].some(({ value }) => value);
}

function isJustReloaded(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'reload' && performance.now() < RELOAD_PAUSE_MS;
}

let loadsAhead = 0;

/** Waits for what nobody has asked for yet: where it is gone a page stays as it is, and a click loads again. */
export async function loadAhead(loading: Promise<unknown>): Promise<void> {
  loadsAhead++;
  await loading.catch(() => undefined);
  loadsAhead--;
}

/**
 * After a new release, links to other remotes or switched-off pages load a full page: a page never mixes builds.
 * Returns what to do if code or data cannot be loaded, which may be gone for good then (REL-2).
 */
export function followReleases(toast: (message: ToastMessage) => void): (failure: { phase: string }) => void {
  let change: ((pathname: string) => boolean) | undefined;
  let checkedAt = -Infinity;
  let isChecking = false;

  async function check() {
    // repeated on a later intent or failure
    change ??= await fetchChange().catch(() => undefined);
  }

  function checkOnIntent(event: Event) {
    if (!linkOf(event) || event.timeStamp - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = event.timeStamp;
    void check();
  }

  // captures the click before React Router, so that the browser itself follows the link
  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    if (link && change && leavesRemote(link, change) && !hasText(LAYOUT_FIELDS)) event.stopPropagation();
  }

  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, checkOnIntent);
  document.addEventListener('click', handleClick, true);

  async function leaveOldRelease() {
    if (isChecking) return;
    isChecking = true;
    await check();
    isChecking = false;
    if (!change) return;
    if (!hasText(TEXT_FIELDS) && !isJustReloaded()) window.location.reload();
    else
      toast({
        title: 'The store has changed',
        description: 'Copy what you typed, then reload the page.',
        variant: 'destructive',
      });
  }

  // of any part, whoever asks for them
  function handleScript({ target }: Event) {
    if (!loadsAhead && target instanceof HTMLScriptElement) void leaveOldRelease();
  }

  window.addEventListener('error', handleScript, true);

  return ({ phase }) => void (/load|retry/.test(phase) && leaveOldRelease());
}
