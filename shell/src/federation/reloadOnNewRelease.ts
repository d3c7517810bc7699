import { ownerOf } from '@glow/shared/remotes';
import { isStale } from './registry';

/** For how long what was live is believed to be, in milliseconds. */
const CHECK_INTERVAL_MS = 10_000;

/** Whatever a shopper may have begun to write in the page's frame, which going to another page inside the store would keep. */
const FRAME_FIELDS = 'header input, footer input:not([type=checkbox], [type=hidden])';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest('a') : null;
}

/** Whether a link leads to another part of the store in this tab. */
function leavesRemote({ origin, pathname, target, href }: HTMLAnchorElement): boolean {
  return Boolean(href) && origin === window.location.origin && target !== '_blank' && ownerOf(pathname) !== ownerOf(window.location.pathname);
}

function isWriting(): boolean {
  return [...document.querySelectorAll<HTMLInputElement>(FRAME_FIELDS)].some(({ value }) => value !== '');
}

/**
 * Brings an open tab to the builds that are live: a link to another remote that is followed after a release loads its page from the
 * server, where it is composed anew; so no page ever mixes two builds, and nobody changes builds within a form. Whether there was a
 * release is asked as a link is aimed at.
 */
export function reloadOnNewRelease(): void {
  let isOld = false;
  let checkedAt = -Infinity;

  async function check() {
    if (isOld || performance.now() - checkedAt < CHECK_INTERVAL_MS) return;
    checkedAt = performance.now();
    isOld = await isStale();
  }

  function handleAim(event: Event) {
    // a release that cannot be asked for is followed later
    if (linkOf(event)) check().catch(() => undefined);
  }

  function handleClick(event: MouseEvent) {
    const link = linkOf(event);
    // what does not reach the store's own links, the browser follows
    if (link && isOld && leavesRemote(link) && !isWriting()) event.stopPropagation();
  }

  for (const aim of ['pointerover', 'focusin', 'touchstart']) document.addEventListener(aim, handleAim, { passive: true });
  document.addEventListener('click', handleClick, { capture: true });
}
