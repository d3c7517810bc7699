import { PRE_HYDRATION_CLICK, clickStorage } from './preHydrationClicks';
import { isHydrated, type Field, type PreHydrationAction } from './preHydrationQueue';

/**
 * The one inline script of a page, compiled by the server to less than 1 kB. Until hydration it inserts the files of
 * the app and the drawer, records Add to Cart (`data-add`) and queues other actions for `replayScript` (decision 0007).
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

// the browser sends the forms that wait, and forms that are sent from now on
const fail = () => queue.splice(0).map((queue.push = ([element]) => element.submit?.() as never));

function handle(event: Event) {
  const target = event.target as Field;
  const isClick = event.type === 'click';
  const element = isClick ? target.closest<Field>('button:enabled:not([type=submit])') : target;
  // while actions wait, hydrated fields and forms wait too: no letter gets lost, and a form follows its fields
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
// if no `load` event comes, for example because a picture hangs
setTimeout(start, 4000);
['click', 'input', 'submit'].map((type) => addEventListener(type, handle, true));
