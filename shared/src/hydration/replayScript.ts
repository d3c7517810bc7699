import { enterValue, send } from './enterValue';
import { isHydrated, type PreHydrationAction } from './preHydrationQueue';

/**
 * Replays what the inline script has queued (decision 0007): in order, each action once React can answer it, or drops it after ten
 * seconds; the browser then sends a form. A script of its own, compiled by the server, which a page loads only when something is queued.
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

/**
 * Takes the queued actions that still count: the last value of a field, and the last press on a button or of a form, or each if all its presses count.
 * While the queue is empty, the inline script records nothing of what is sent here.
 */
function takeQueue(): PreHydrationAction[] {
  const queue = window.glow_queue?.splice(0) ?? [];
  return queue.filter(
    ([element], index) => element.dataset.counts || !queue.slice(index + 1).some(([later]) => later === element),
  );
}

/** Replays the first action if its element is ready, or drops it after some time; returns whether the next action is first now. */
function replayFirst(): boolean {
  const [action, ...others] = takeQueue();
  if (!action) return false;
  const [element, value, isChecked] = action;
  const canReplay = isReady(element);
  const isOver = canReplay || checks++ > (element.isConnected ? MAX_CHECKS : MAX_REMOVED_CHECKS);
  if (isOver) checks = 0;
  if (canReplay && element.matches('button')) element.click();
  else if (canReplay && element.requestSubmit) element.requestSubmit();
  else if (canReplay) enterValue(element, value, isChecked);
  else if (isOver) element.submit?.();
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

/** Replays the actions from the first on, up to one whose element is not ready. */
function replayReady() {
  let isNextFirst = true;
  while (isNextFirst) isNextFirst = replayFirst();
}

window.glow_replay = start;
// React may have shown the server's value again: the next letter must join those before
addEventListener('beforeinput', replayReady, true);
start();
