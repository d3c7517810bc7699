import { PRE_HYDRATION_CLICK } from './preHydrationClicks';

const FILES = {
  page: [['script', { src: 'http://localhost/page.js' }]],
  cart: [['link', { rel: 'preload', href: 'http://localhost/drawer.js' }]],
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

/** A click of the user: scripts cannot create a trusted event. */
function click(target: Element) {
  const event = { target, isTrusted: true, preventDefault: jest.fn(), stopPropagation: jest.fn() };
  handlers.click?.(event);
  return event;
}

function button(text: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text);
  if (!found) throw new Error(`There is no button ${text}`);
  return found;
}

/** Does what React does to an element that it hydrates. */
function hydrate(element: Element) {
  Object.assign(element, { __reactProps$1: {} });
}

const filesInHead = () =>
  [...document.head.children].map((file) => file.getAttribute('src') ?? file.getAttribute('href'));

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  sessionStorage.clear();
});

describe('The app starts', () => {
  test.each([
    ['when the page has loaded', () => window.onload?.call(window, new Event('load'))],
    ['at the first pointer event', () => window.onpointerdown?.call(window, new Event('pointerdown') as PointerEvent)],
    ['at the first key', () => window.onkeydown?.call(window, new KeyboardEvent('keydown'))],
    ['after four seconds', () => jest.advanceTimersByTime(4000)],
  ])('%s', async (_, begin) => {
    await openPage('');
    expect(filesInHead()).toEqual([]);
    begin();
    expect(filesInHead()).toEqual(['http://localhost/page.js']);
    begin();
    expect(filesInHead()).toHaveLength(1);
  });

  test('not before its files are known', async () => {
    await openPage('');
    document.getElementById('glow-files')?.remove();
    expect(() => window.onload?.call(window, new Event('load'))).not.toThrow();
    expect(filesInHead()).toEqual([]);
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
  });
});

describe('A click on another button', () => {
  test('is repeated when the button is hydrated, in order', async () => {
    await openPage('<button>One</button><button>Two</button>');
    const clicks: string[] = [];
    document.body.addEventListener('click', ({ target }) => clicks.push((target as Element).textContent));
    click(button('One'));
    click(button('Two'));
    hydrate(button('Two'));
    jest.advanceTimersByTime(100);
    expect(clicks).toEqual([]);
    hydrate(button('One'));
    jest.advanceTimersByTime(100);
    expect(clicks).toEqual(['One', 'Two']);
  });

  test('is dropped after ten seconds, or when the button is gone', async () => {
    await openPage('<button>Never</button><button>Gone</button><button>Last</button>');
    const clicked = jest.fn();
    document.body.addEventListener('click', clicked);
    for (const text of ['Never', 'Gone', 'Last']) click(button(text));
    button('Gone').remove();
    jest.advanceTimersByTime(9000);
    hydrate(button('Last'));
    expect(clicked).not.toHaveBeenCalled();
    jest.advanceTimersByTime(2000);
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

test.each([
  ['the send button of a form with a path', '<form action="/newsletter"><button type="submit">Go</button></form>'],
  ['a disabled button', '<button disabled>Go</button>'],
])('A click on %s is left to the browser', async (_, html) => {
  await openPage(html);
  expect(click(button('Go')).preventDefault).not.toHaveBeenCalled();
});

test('A click on a hydrated button, or by a script, is left to React', async () => {
  await openPage('<button>Alive</button><button>Clicked by a script</button>');
  hydrate(button('Alive'));
  expect(click(button('Alive')).preventDefault).not.toHaveBeenCalled();
  const event = { target: button('Clicked by a script'), isTrusted: false, preventDefault: jest.fn() };
  handlers.click?.(event);
  expect(event.preventDefault).not.toHaveBeenCalled();
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
