import { ownerOf } from './owners';
import { isStale } from './registry';

/** Minimum interval between two checks. */
const CHECK_INTERVAL_MS = 10_000;

/** Fields in the header and footer: their input would survive a client-side navigation, but not a reload. */
const LAYOUT_FIELDS = 'header input, footer input:not([type=checkbox], [type=hidden])';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Whether a link opens a page of another remote in this tab. */
function leavesRemote({ origin, pathname, target, href }: HTMLAnchorElement): boolean {
  return (
    Boolean(href) &&
    origin === window.location.origin &&
    target !== '_blank' &&
    ownerOf(pathname) !== ownerOf(window.location.pathname)
  );
}

function hasLayoutInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(LAYOUT_FIELDS)].some(({ value }) => value !== '');
}

/**
 * Moves an open tab to a new release: after one, a link to another remote is followed with a full page load, so that a page never
 * mixes builds and the build never changes while a form is filled in. The check runs on hover, focus or touch of a link.
 */
export function reloadOnNewRelease(): void {
  let isOutdated = false;
  let checkedAt = -Infinity;

  async function check() {
    if (isOutdated || performance.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = performance.now();
    isOutdated = await isStale();
  }

  function handleIntent(event: Event) {
    // a failed check is repeated on the next intent
    if (linkOf(event)) check().catch(() => undefined);
  }

  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    // stopped before React Router handles it, so the browser follows the link
    if (link && isOutdated && leavesRemote(link) && !hasLayoutInput()) event.stopPropagation();
  }

  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, handleIntent, { passive: true });
  document.addEventListener('click', handleClick, { capture: true });
}
