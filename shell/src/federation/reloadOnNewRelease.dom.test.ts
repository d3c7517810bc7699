import remotes from '@glow/shared/remotes.json';
import { fireEvent } from '@testing-library/react';
import { setRemotes } from './owners';
import { fetchChange } from './registry';
import { reloadOnNewRelease } from './reloadOnNewRelease';

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
  reloadOnNewRelease();
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
