import { PRE_HYDRATION_CLICK } from './preHydrationClicks';

const FILES = {
  page: [['script', { src: 'http://localhost/page.js' }]],
  purchase: [['link', { rel: 'preload', href: 'http://localhost/drawer.js' }]],
  replay: [['script', { src: 'http://localhost/replay.js' }]],
};

let handlers: Record<string, (event: object) => void>;

/** Runs the script on a page with the given buttons. */
async function openPage(buttons: string) {
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <script type="application/json" id="glow-files">${JSON.stringify(FILES)}</script>
    <span id="cart-count"></span>${buttons}`;
  handlers = {};
  jest.spyOn(window, 'addEventListener').mockImplementation((type: string, handler: unknown) => {
    handlers[type] = handler as (event: object) => void;
  });
  await jest.isolateModulesAsync(async () => void (await import('./inlineScript')));
}

function happen(type: string, target: Element) {
  const event = { type, target, preventDefault: jest.fn(), stopPropagation: jest.fn() };
  handlers[type]?.(event);
  return event;
}

function click(target: Element) {
  return happen('click', target);
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button ${text}`);
  return found;
}

function find(id: string): HTMLInputElement {
  return document.getElementById(id) as HTMLInputElement;
}

function enter(id: string, entered: Partial<HTMLInputElement>) {
  const field = find(id);
  Object.assign(field, entered);
  happen('input', field);
}

const queued = () => window.glow_queue?.map(([{ textContent }]) => textContent);

/** Does what React does to an element that it hydrates. */
function hydrate(element: Element) {
  Object.assign(element, { __reactProps$1: {} });
}

const filesInHead = () =>
  [...document.head.children].map((file) => file.getAttribute('src') ?? file.getAttribute('href'));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('The app starts', () => {
  test.each([
    ['when the page has loaded', () => window.onload?.call(window, new Event('load'))],
    ['at the first pointer event', () => window.onpointerdown?.call(window, new Event('pointerdown') as PointerEvent)],
    ['at the first key', () => window.onkeydown?.call(window, new KeyboardEvent('keydown'))],
    ['after four seconds', () => jest.advanceTimersByTime(4000)],
  ])('%s, once, and not before its files are known', async (_, begin) => {
    await openPage('');
    const files = document.getElementById('glow-files');
    files?.remove();
    expect(() => window.onload?.call(window, new Event('load'))).not.toThrow();
    expect(filesInHead()).toEqual([]);
    document.body.append(files ?? '');
    begin();
    expect(filesInHead()).toEqual(['http://localhost/page.js']);
    begin();
    expect(filesInHead()).toHaveLength(1);
  });
});

describe('A click on Add to Cart', () => {
  test('is stored, counted and announced once, and the files of the drawer are inserted', async () => {
    const dispatched = jest.spyOn(window, 'dispatchEvent');
    await openPage('<button data-add="skn-002">Cream</button><button data-add="skn-001 travel">Serum</button>');
    const event = click(button('Cream'));
    expect([event.preventDefault, event.stopPropagation].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    click(button('Cream'));
    click(button('Serum'));
    expect(sessionStorage.glow_early).toBe(',skn-002,skn-001 travel');
    expect(document.getElementById('cart-count')).toHaveTextContent('+2');
    expect(dispatched.mock.calls.map(([{ type }]) => type)).toEqual([PRE_HYDRATION_CLICK, PRE_HYDRATION_CLICK]);
    expect(filesInHead()).toEqual(['http://localhost/drawer.js']);
  });

  test('keeps its turn behind a button that waits for hydration', async () => {
    await openPage('<button>Small size</button><button data-add="skn-002">Cream</button>');
    click(button('Small size'));
    click(button('Cream'));
    expect(sessionStorage.glow_early).toBeUndefined();
    expect(queued()).toEqual(['Small size', 'Cream']);
  });
});

test('A click on another button is queued, and the file that replays it is inserted once', async () => {
  await openPage('<button>One</button><button>Two</button>');
  window.glow_replay = jest.fn();
  click(button('One'));
  click(button('Two'));
  expect(queued()).toEqual(['One', 'Two']);
  expect(filesInHead()).toEqual(['http://localhost/replay.js']);
  expect(window.glow_replay).toHaveBeenCalledTimes(2);
  delete window.glow_replay;
});

describe('What is entered in a field', () => {
  test('is queued', async () => {
    await openPage('<input id="text" value="rose"><input id="box" type="checkbox">');
    enter('text', { value: 'rosewater' });
    enter('box', { checked: true });
    expect(window.glow_queue?.map(([, ...entered]) => entered)).toEqual([
      ['rosewater', false],
      ['on', true],
    ]);
    expect(filesInHead()).toEqual(['http://localhost/replay.js']);
  });

  test('is left to React once the field is hydrated, unless something waits still', async () => {
    await openPage('<input id="alive"><input id="served">');
    hydrate(find('alive'));
    enter('alive', { value: 'r' });
    expect(queued()).toEqual([]);
    enter('served', { value: 'a' });
    enter('alive', { value: 'ro' });
    expect(window.glow_queue?.map(([, value]) => value)).toEqual(['a', 'ro']);
  });
});

test.each([
  // its form is sent next
  ['a submit button is left to the browser', '<form><button type="submit">Go</button></form>', false],
  ['a disabled button is left to the browser', '<button disabled>Go</button>', false],
  ['a hydrated button is left to React', '<button>Go</button>', true],
])('A click on %s', async (_, html, isAlive) => {
  await openPage(html);
  if (isAlive) hydrate(button('Go'));
  expect(click(button('Go')).preventDefault).not.toHaveBeenCalled();
});

describe('A form that is sent', () => {
  const FORMS = '<form id="served"></form><form id="alive"></form><input id="field">';

  async function openForms() {
    await openPage(FORMS);
    hydrate(find('alive'));
    return jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  }

  test('is left to React once it is hydrated, unless something waits still', async () => {
    await openForms();
    expect(happen('submit', find('alive')).preventDefault).not.toHaveBeenCalled();
    enter('field', { value: 'a' });
    happen('submit', find('alive'));
    expect(window.glow_queue?.map(([{ id }]) => id)).toEqual(['field', 'alive']);
  });

  test('is queued, and sent by the browser only if a script fails, whether before or after that (GEN-31)', async () => {
    const sent = await openForms();
    const event = happen('submit', find('served'));
    expect(event.preventDefault).toHaveBeenCalled();
    expect(event.stopPropagation).toHaveBeenCalled();
    expect(window.glow_queue?.map(([{ id }]) => id)).toEqual(['served']);
    expect(filesInHead()).toEqual(['http://localhost/replay.js']);
    expect(sent).not.toHaveBeenCalled();
    document.head.querySelector('script')?.dispatchEvent(new Event('error'));
    expect(sent).toHaveBeenCalledTimes(1);
    expect(queued()).toEqual([]);
    happen('submit', find('served'));
    expect(sent).toHaveBeenCalledTimes(2);
    enter('field', { value: 'a' });
    expect(happen('submit', find('alive')).preventDefault).not.toHaveBeenCalled();
  });
});

test('A preload that fails changes nothing', async () => {
  await openPage('<form id="served"></form><button data-add="skn-002">Cream</button>');
  const sent = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  click(button('Cream'));
  document.head.querySelector('link')?.dispatchEvent(new Event('error'));
  happen('submit', find('served'));
  expect(sent).not.toHaveBeenCalled();
  expect(window.glow_queue).toHaveLength(1);
});

test('Where storage is blocked, clicks are kept in the window', async () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new Error('SecurityError');
  });
  await openPage('<button data-add="skn-002">Cream</button>');
  click(button('Cream'));
  storage.mockRestore();
  expect(window).toHaveProperty('glow_early', ',skn-002');
  Reflect.deleteProperty(window, 'glow_early');
});
