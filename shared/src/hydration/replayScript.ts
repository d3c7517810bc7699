import { enterValue, send } from './enterValue';
import { isHydrated } from './preHydrationQueue';

/**
 * Replays what the inline script has queued (decision 0007): in order, each action once React can answer it, or drops it after ten
 * seconds. A script of its own, compiled by the server, which a page loads only when something is queued.
 */

/** Between two checks of the first action. */
const INTERVAL_MS = 16;
const MAX_CHECKS = 600;
/** Of an element that was removed: the one that is rendered anew in its place may take its turn (`restoreFields`). */
const MAX_REMOVED_CHECKS = 60;

let checks = 0;
let timer: number | undefined;

/** Whether React can answer events of an element. It tries to hydrate the element for them, and stops those that are still too early. */
function isReady(element: Element): boolean {
  if (!isHydrated(element)) return false;
  let isHeard = false;
  element.addEventListener('input', () => (isHeard = true), { once: true });
  send(element, 'input');
  return isHeard;
}

/** Does the first action if its element is ready, or drops it; returns whether the next one is first now. */
function replayFirst(): boolean {
  // empty meanwhile, so that the inline script does not record what is sent here
  const queue = window.glow_queue?.splice(0) ?? [];
  // the last value counts, and the last press on a button that does nothing yet; each press on a button that counts
  const first = queue.findIndex(
    ([element], index) => element.dataset.counts || !queue.slice(index + 1).some(([later]) => later === element),
  );
  const [action, ...others] = queue.slice(Math.max(first, 0));
  if (!action) return false;
  const [element, value, isChecked] = action;
  const canReplay = isReady(element);
  const isOver = canReplay || checks++ > (element.isConnected ? MAX_CHECKS : MAX_REMOVED_CHECKS);
  if (isOver) checks = 0;
  if (canReplay && element.matches('button')) element.click();
  else if (canReplay) enterValue(element, value, isChecked);
  window.glow_queue?.unshift(...(isOver ? others : [action, ...others]));
  return isOver;
}

function start() {
  timer ??= window.setTimeout(() => {
    timer = undefined;
    replayFirst();
    if (window.glow_queue?.[0]) start();
  }, INTERVAL_MS);
}

window.glow_replay = start;
// React may have shown the server's value again: the next letter must join those before
addEventListener(
  'beforeinput',
  () => {
    while (replayFirst());
  },
  true,
);
start();
