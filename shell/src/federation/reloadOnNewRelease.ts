import { ownerOf } from './owners';
import { fetchChange } from './registry';

const CHECK_INTERVAL_MS = 10_000;

/** Fields in header and footer: their input would survive a client-side navigation, but not a reload. */
const LAYOUT_FIELDS = 'header input, footer [type=email]';

/** The link at an event's target; the document is a target without `closest`. */
function linkOf({ target }: Event): HTMLAnchorElement | null | undefined {
  return (target as Partial<Element>).closest?.('a');
}

/** Whether a link opens another remote's page, or one that is off, in this tab; without `href` it has no origin. */
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

/** After a new release, links to other remotes or switched-off pages load a full page: a page never mixes builds. */
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

  // captures the click before React Router, so that the browser itself follows the link
  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    if (link && change && leavesRemote(link, change) && !hasLayoutInput()) event.stopPropagation();
  }

  for (const intent of ['pointerover', 'focusin']) document.addEventListener(intent, checkOnIntent);
  document.addEventListener('click', handleClick, true);
}
