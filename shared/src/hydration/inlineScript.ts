import { PRE_HYDRATION_CLICK, clickStorage } from './preHydrationClicks';
import { isHydrated, type Field, type PreHydrationAction } from './preHydrationQueue';

/**
 * The one inline script of a page, compiled and minified by the server to less than 1 kB. It has two tasks until React hydrates.
 * It inserts the app's files (`glow-files`) only after the first screen has loaded, so that they do not compete with its image for
 * bandwidth; the first pointer or key event inserts them at once.
 * It also records what the shopper does (decision 0007): an Add to Cart (`data-add`) is stored for the app and counted at the cart
 * icon, and the drawer's files are inserted; clicks on other buttons, what is entered in fields, and forms that are sent, are queued for
 * `replayScript`. If a script cannot be loaded, the browser sends these forms.
 */

type Files = Record<'page' | 'purchase' | 'replay', [tag: string, attributes: object][]>;

const page = document;
const storage = clickStorage();
const added = new Set<Element>();
const queue: PreHydrationAction[] = (window.glow_queue = []);
let files: Files | undefined;

const find = (id: string) => page.getElementById(id) as HTMLScriptElement;

// arrow functions are shorter
const insertFiles = (group: keyof Files) => {
  files ??= JSON.parse(find('glow-files').text) as Files;
  files[group].map(([tag, attributes]) =>
    page.head.append(Object.assign(page.createElement(tag), attributes, tag < 's' || { onerror: fail })),
  );
  files[group] = [];
};

// an event may come before the rest of the document
const start = () => find('glow-files') && insertFiles('page');

// a form that waits, or is sent from now on, is sent by the browser
const fail = () => queue.splice(0).map((queue.push = ([element]) => element.submit?.() as never));

function handle(event: Event) {
  const target = event.target as Field;
  const isClick = event.type === 'click';
  const element = isClick ? target.closest<Field>('button:enabled:not([type=submit])') : target;
  // while something waits also in hydrated fields and forms: no later letter may be lost, and a form needs those before
  if (!element || (isHydrated(element) && (isClick || !queue[0]))) return;
  event.preventDefault();
  event.stopPropagation();
  const { add } = element.dataset;
  if (!add || queue[0]) {
    queue.push([element, element.value, element.checked]);
    insertFiles('replay');
    window.glow_replay?.();
  } else if (!added.has(element)) {
    added.add(element);
    const all = (storage.glow_early = (storage.glow_early || '') + ',' + add);
    find('cart-count').textContent = '+' + (all.split(',').length - 1);
    insertFiles('purchase');
    dispatchEvent(new Event(PRE_HYDRATION_CLICK));
  }
}

onload = onpointerdown = onkeydown = start;
// without a `load` event, for example behind a picture that hangs
setTimeout(start, 4000);
['click', 'input', 'submit'].map((type) => addEventListener(type, handle, true));
