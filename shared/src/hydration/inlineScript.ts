import { PRE_HYDRATION_CLICK, clickStorage } from './preHydrationClicks';

/**
 * The one inline script of a page, compiled and minified by the server to less than 1 kB. It has two tasks until React hydrates.
 * It inserts the app's files (`glow-files`) only after the first screen has loaded, so that they do not compete with its image for
 * bandwidth; the first pointer or key event inserts them at once.
 * It also records clicks: an Add to Cart (`data-add`) is stored for the app and counted at the cart icon, and the drawer's files are
 * inserted; other buttons are clicked again, in order, once React has hydrated them, or dropped after ten seconds.
 * A form with a path as `action` is submitted natively.
 */

type Files = Record<'page' | 'cart', [tag: string, attributes: object][]>;

const page = document;
const storage = clickStorage();
const clicked = new WeakSet<Element>();
const queue: HTMLButtonElement[] = [];
let checks = 0;
let files: Files | undefined;

const find = (id: string) => page.getElementById(id) as HTMLElement;

function insertFiles(group: keyof Files) {
  files ??= JSON.parse(find('glow-files').textContent) as Files;
  files[group].map(([tag, attributes]) => page.head.append(Object.assign(page.createElement(tag), attributes)));
  files[group] = [];
}

function start() {
  // an event may come before the rest of the document
  if (find('glow-files')) insertFiles('page');
}

/** Whether the element has React's own properties. */
function isHydrated(element: Element): boolean {
  return /__reactProps/.test(`${Object.keys(element)}`);
}

/** Clicks the first button of the queue once it is hydrated, then the next; checks every 16 ms, 600 times. */
function replayQueue() {
  const [button] = queue;
  if (!button) return;
  const canClick = isHydrated(button);
  if (canClick || checks++ > 600 || !button.isConnected) {
    queue.shift();
    checks = 0;
    clicked.delete(button);
    if (canClick) button.click();
  }
  setTimeout(replayQueue, 16);
}

function handleClick(event: Event) {
  const button = (event.target as Element).closest<HTMLButtonElement>(
    "button:enabled:not([action^='/'] [type=submit])",
  );
  if (!button || !event.isTrusted || isHydrated(button)) return;
  event.preventDefault();
  event.stopPropagation();
  if (clicked.has(button)) return;
  clicked.add(button);
  const { add } = button.dataset;
  if (add && !queue[0]) {
    const added = (storage.glow_early || '') + ',' + add;
    storage.glow_early = added;
    find('cart-count').textContent = '+' + (added.split(',').length - 1);
    insertFiles('cart');
    dispatchEvent(new Event(PRE_HYDRATION_CLICK));
  } else if (queue.push(button) < 2) replayQueue();
}

onload = onpointerdown = onkeydown = start;
// without a `load` event, for example behind a picture that hangs
setTimeout(start, 4000);
addEventListener('click', handleClick, true);
