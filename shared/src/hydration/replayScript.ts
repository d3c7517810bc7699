import { enterValue, send } from './enterValue';
import { isHydrated, type PreHydrationAction } from './preHydrationQueue';

/** Replays queued actions in order, each within ten seconds (decision 0007). The server compiles this script. */

/** Delay between two checks of the first action. */
const INTERVAL_MS = 16;
const MAX_CHECKS = 600;
/** For a removed element: `restoreFields` may put its successor in its place. */
const MAX_REMOVED_CHECKS = 60;

let checks = 0;
let timer: number | undefined;

/** Whether React answers the element's events: it hydrates the element for them, and stops events until then. */
function isReady(element: Element): boolean {
  if (!isHydrated(element)) return false;
  let isHeard = false;
  element.addEventListener('input', () => (isHeard = true), { once: true });
  send(element, 'input');
  return isHeard;
}

/** Takes the last action of each element, and each action of one with `data-counts`. */
function takeQueue(): PreHydrationAction[] {
  const queue = window.glow_queue?.splice(0) ?? [];
  return queue.filter(
    ([element], index) => element.dataset.counts || !queue.slice(index + 1).some(([later]) => later === element),
  );
}

/** Replays the first action if its element is ready, or drops it after some time; returns whether it is done. */
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
// React may have restored the server's value: earlier letters must be back before the next letter
addEventListener('beforeinput', replayReady, true);
start();
