import { ownerOf } from './owners';
import { fetchChange } from './registry';

/** Minimum interval between two checks. */
const CHECK_INTERVAL_MS = 10_000;

/** Fields in the header and footer: their input would survive a client-side navigation, but not a reload. */
const LAYOUT_FIELDS = 'header input, footer [type=email]';

/** The link that an event is about; the document has no `closest`. */
function linkOf({ target }: Event): HTMLAnchorElement | null | undefined {
  return (target as Partial<Element>).closest?.('a');
}

/** Whether a link opens in this tab a page of another remote, or one that is switched off; one without `href` has no origin. */
function leavesRemote({ origin, pathname, target }: HTMLAnchorElement, isOff: (pathname: string) => boolean): boolean {
  return (
    origin === window.location.origin &&
    target !== '_blank' &&
    (ownerOf(pathname) !== ownerOf(window.location.pathname) || isOff(pathname))
  );
}

function hasLayoutInput(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(LAYOUT_FIELDS)].some(({ value }) => value);
}

/**
 * After a new release, which is looked for on intent, a link to another remote, or to what is switched off, is followed with a full page
 * load: so a page never mixes builds, and the build never changes while a form is filled in.
 */
export function reloadOnNewRelease(): void {
  let change: ((pathname: string) => boolean) | undefined;
  let checkedAt = -Infinity;

  function checkOnIntent(event: Event) {
    if (!linkOf(event) || change || event.timeStamp - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = event.timeStamp;
    fetchChange().then(
      (found) => (change = found),
      // repeated on a later intent
      () => undefined,
    );
  }

  // while it is captured: before React Router handles it
  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    // the browser follows the link
    if (link && change && leavesRemote(link, change) && !hasLayoutInput()) event.stopPropagation();
  }

  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, checkOnIntent);
  document.addEventListener('click', handleClick, true);
}
