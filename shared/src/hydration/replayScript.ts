import { isHydrated, type Field, type PreHydrationAction } from './preHydrationQueue';

/**
 * Replays what the inline script has queued: in order, each action once React has hydrated its element, or drops it after ten seconds.
 * A script of its own, compiled by the server, which a page loads only when something is queued.
 */

/** Between two checks of the first action. */
const INTERVAL_MS = 16;
const MAX_CHECKS = 600;

let checks = 0;
let timer: number | undefined;

function replay() {
  timer = undefined;
  const [action] = window.glow_queue;
  if (!action) return;
  const [element] = action;
  const canReplay = isHydrated(element);
  if (canReplay || checks++ > MAX_CHECKS || !element.isConnected) {
    window.glow_queue.shift();
    checks = 0;
    if (canReplay) repeat(action);
  }
  start();
}

function repeat([element, value, isChecked]: PreHydrationAction) {
  const isDoneAgain = window.glow_queue.some(([later]) => later === element);
  // a button that does nothing yet is pressed again and again, as is one that counts
  if (isDoneAgain && !element.dataset.counts) return;
  if (element.matches('button')) element.click();
  else enter(element, value, isChecked);
}

/** Enters a value in a hydrated field and tells React, also of the focus that the field has or has lost. */
function enter(field: Field, value: string, isChecked: boolean) {
  const fire = (type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  // React completes the hydration of what such an event is for before it handles the event
  fire('focusin');
  fire('input');
  field.value = value;
  field.checked = isChecked;
  // React ignores an event of a field whose value it knows already
  field._valueTracker?.setValue();
  // of these React listens to one: by the kind of field
  fire('input');
  fire('click');
  fire('change');
  if (field !== document.activeElement) fire('focusout');
}

function start() {
  timer ??= window.setTimeout(replay, INTERVAL_MS);
}

window.glow_replay = start;
start();
