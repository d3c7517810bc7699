import remotes from '@glow/shared/remotes.json';
import { fireEvent } from '@testing-library/react';
import { setRemotes } from './owners';
import { fetchChange } from './registry';
import { followReleases, loadAhead } from './followReleases';

jest.mock('./registry', () => ({ fetchChange: jest.fn() }));

beforeEach(() => setRemotes(remotes));

const isOff = (pathname: string) => pathname === '/checkout/gift';

/** Whether a click reaches the app, which handles links itself; otherwise the browser follows the link. */
function reachesApp(link: Element): boolean {
  const listener = jest.fn((event: Event) => event.preventDefault());
  const root = document.getElementById('root');
  root?.addEventListener('click', listener);
  // jsdom does not implement navigation
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { capture: true });
  fireEvent.click(link);
  root?.removeEventListener('click', listener);
  window.removeEventListener('click', stay, { capture: true });
  return listener.mock.calls.length > 0;
}

function link(href: string): Element {
  const found = document.querySelector(`a[href="${href}"]`);
  if (!found) throw new Error(`There is no link to ${href}`);
  return found;
}

async function hover(href: string): Promise<void> {
  fireEvent.pointerOver(link(href));
  await Promise.resolve();
  await Promise.resolve();
}

beforeAll(() => {
  window.history.replaceState({}, '', '/checkout');
  followReleases(jest.fn());
});

beforeEach(() => {
  document.body.innerHTML = `<div id="root">
    <header><a href="/">Glow</a><input aria-label="Search"></header>
    <main><a href="/cart">Edit cart</a><a href="/checkout/gift">Gift</a><a href="https://elsewhere.example/">Elsewhere</a><p>No link</p></main>
    <footer><input type="email" aria-label="Email"><input type="checkbox" value="on"><input type="hidden" name="source" value="footer"></footer>
  </div>`;
});

test('As long as nothing was released every link stays inside the store, and it is asked once in ten seconds', async () => {
  jest.mocked(fetchChange).mockResolvedValue(undefined);
  fireEvent.pointerOver(document.querySelector('p') ?? document.body);
  expect(fetchChange).not.toHaveBeenCalled();
  await hover('/');
  await hover('/cart');
  expect(fetchChange).toHaveBeenCalledTimes(1);
  expect(reachesApp(link('/'))).toBe(true);
});

test("After a release a link to another remote is the browser's; within a remote, and while something is being written, it is not", async () => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1e15);
  jest.mocked(fetchChange).mockResolvedValue(isOff);
  await hover('/');
  expect(reachesApp(link('/cart'))).toBe(true);
  expect(reachesApp(link('https://elsewhere.example/'))).toBe(true);
  const [email] = document.querySelectorAll<HTMLInputElement>('footer input');
  if (!email) throw new Error('There is no field');
  email.value = 'rose@';
  expect(reachesApp(link('/'))).toBe(true);
  email.value = '';
  expect(reachesApp(link('/'))).toBe(false);
});

test("A link to what is switched off is the browser's, also within a remote", async () => {
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(1.5e15);
  jest.mocked(fetchChange).mockResolvedValue(isOff);
  await hover('/cart');
  expect([reachesApp(link('/cart')), reachesApp(link('/checkout/gift'))]).toEqual([true, false]);
});

test('A registry that cannot be asked leaves everything as it is', async () => {
  jest.mocked(fetchChange).mockRejectedValue(new Error('offline'));
  jest.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(2e15);
  await hover('/cart');
  expect(reachesApp(link('/cart'))).toBe(true);
});

describe('Code that cannot be loaded (REL-2)', () => {
  const CHANGED = {
    title: 'The store has changed',
    description: 'Copy what you typed, then reload the page.',
    variant: 'destructive',
  };
  const toast = jest.fn();
  let reloads: jest.SpyInstance;

  beforeEach(() => {
    toast.mockClear();
    // jsdom tells of a reload, and does none
    reloads = jest.spyOn(console, 'error').mockReset().mockImplementation();
    openedBy('navigate', 1_000);
    jest.mocked(fetchChange).mockReset().mockResolvedValue(isOff);
  });

  function openedBy(type: string, ms: number) {
    Object.assign(performance, { getEntriesByType: () => [{ type }], now: () => ms });
  }

  /** What follows failures of these phases at once: reloads and toasts. */
  async function after(...phases: string[]): Promise<unknown[]> {
    const handle = followReleases(toast);
    for (const phase of phases) handle({ phase });
    await jest.requireActual('node:timers/promises').setImmediate();
    return [reloads.mock.calls.length, toast.mock.calls.flat()];
  }

  test('of another release, reloads the page once; what throws does not', async () => {
    expect(await after('render', 'event')).toEqual([0, []]);
    expect(fetchChange).not.toHaveBeenCalled();
    expect(await after('load', 'load', 'retry')).toEqual([1, []]);
    expect(reloads).toHaveBeenCalledWith(expect.objectContaining({ type: 'not implemented' }));
    expect(await after('retry')).toEqual([2, []]);
  });

  test.each([
    ['script', true],
    ['img', false],
  ])('is noticed by an error of a %s: %s', async (name, isNoticed) => {
    followReleases(toast);
    expect(await afterError(name)).toEqual([isNoticed, isNoticed]);
  });

  test('is not noticed while something is loaded ahead', async () => {
    followReleases(toast);
    const ends: (() => void)[] = [];
    const loads = [1, 2].map(() => loadAhead(new Promise((_, reject) => ends.push(() => reject(new Error('gone'))))));
    for (const [index, end] of ends.entries()) {
      expect(await afterError('script')).toEqual([false, false]);
      end();
      await loads[index];
    }
    expect(await afterError('script')).toEqual([true, true]);
  });

  /** Whether the registry is asked and the page loaded anew. */
  async function afterError(name: string): Promise<boolean[]> {
    document.body.appendChild(document.createElement(name)).dispatchEvent(new Event('error'));
    await jest.requireActual('node:timers/promises').setImmediate();
    return [jest.mocked(fetchChange).mock.calls.length > 0, reloads.mock.calls.length > 0];
  }

  test('of the present release, or without a network, reloads nothing', async () => {
    jest.mocked(fetchChange).mockResolvedValue(undefined);
    expect(await after('load')).toEqual([0, []]);
    jest.mocked(fetchChange).mockRejectedValue(new Error('offline'));
    expect(await after('load')).toEqual([0, []]);
  });

  test.each(['<input type="email">', '<input role="searchbox">', '<textarea></textarea>'])(
    'reloads nothing while text is in %s: a toast tells it once, and again later',
    async (field) => {
      document.body.innerHTML = field;
      document.querySelectorAll<HTMLInputElement>('*').forEach((element) => (element.value = 'rose'));
      expect(await after('load', 'load')).toEqual([0, [CHANGED]]);
      expect(await after('load')).toEqual([0, [CHANGED, CHANGED]]);
    },
  );

  test('reloads the page where fields have a value that nobody has typed', async () => {
    document.body.innerHTML = `<input type="hidden" value="a"><input type="checkbox" value="b">
      <input type="radio" value="c"><input role="spinbutton" value="1"><input placeholder="No limit" value="200">`;
    expect(await after('load')).toEqual([1, []]);
  });

  test('leaves a page that was reloaded within a minute to the shopper', async () => {
    openedBy('reload', 59_000);
    expect(await after('load')).toEqual([0, [CHANGED]]);
    openedBy('reload', 61_000);
    expect(await after('load')).toEqual([1, [CHANGED]]);
  });
});
