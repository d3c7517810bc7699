import { PRE_HYDRATION_CLICK, clickStorage } from './preHydrationClicks';
import { isHydrated, type Field, type PreHydrationAction } from './preHydrationQueue';

/**
 * The one inline script of a page, compiled and minified by the server to less than 1 kB. It has two tasks until React hydrates.
 * It inserts the app's files (`glow-files`) only after the first screen has loaded, so that they do not compete with its image for
 * bandwidth; the first pointer or key event inserts them at once.
 * It also records what the shopper does (decision 0007): an Add to Cart (`data-add`) is stored for the app and counted at the cart
 * icon, and the drawer's files are inserted; clicks on other buttons, and what is entered in fields, are queued for `replayScript`.
 * A form with a path as `action` is submitted natively.
 */

type Files = Record<'page' | 'cart' | 'replay', [tag: string, attributes: object][]>;

const page = document;
const storage = clickStorage();
const added = new WeakSet<Element>();
const queue: PreHydrationAction[] = (window.glow_queue = []);
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

function handleClick(event: Event) {
  const button = (event.target as Element).closest<Field>("button:enabled:not([action^='/'] [type=submit])");
  if (!button || isHydrated(button)) return;
  event.preventDefault();
  event.stopPropagation();
  const { add } = button.dataset;
  if (!add || queue[0]) record(button);
  else if (!added.has(button)) {
    added.add(button);
    const all = (storage.glow_early || '') + ',' + add;
    storage.glow_early = all;
    find('cart-count').textContent = '+' + (all.split(',').length - 1);
    insertFiles('cart');
    dispatchEvent(new Event(PRE_HYDRATION_CLICK));
  }
}

function handleInput({ target }: Event) {
  // while something waits also in hydrated fields: no later letter may be lost
  if (queue[0] || !isHydrated(target as Field)) record(target as Field);
}

function record(element: Field) {
  queue.push([element, element.value, element.checked]);
  insertFiles('replay');
  window.glow_replay?.();
}

onload = onpointerdown = onkeydown = start;
// without a `load` event, for example behind a picture that hangs
setTimeout(start, 4000);
addEventListener('click', handleClick, true);
addEventListener('input', handleInput, true);
