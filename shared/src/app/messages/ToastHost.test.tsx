import { AppProviders } from '@glow/shared/app';
import { createToastStore, type ToastMessage } from '@glow/shared/toast';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

const failure: ToastMessage = {
  title: 'Login failed',
  description: 'Invalid email or password. Please try again.',
  variant: 'destructive',
};

/** Renders a page with one link; returns its toast function. */
function openPage() {
  const store = createToastStore();
  render(
    <AppProviders stores={{ toast: store }}>
      <a href="/">A page</a>
    </AppProviders>,
  );
  return (message: ToastMessage) => act(() => store.getState().toast(message));
}

const dismissButton = () => screen.getByRole('button', { name: 'Dismiss notification' });

test.each([
  ['News', 'status', { title: 'Welcome back!', description: 'You have successfully logged in.' }],
  ['An error', 'alert', failure],
])('%s appears as a %s with its title and description, and can be dismissed', async (_, role, message) => {
  const toast = openPage();
  expect(screen.queryByRole('button', { name: 'Dismiss notification' })).not.toBeInTheDocument();
  toast(message);
  const title = await screen.findByText(message.title);
  const card = screen.getAllByRole(role).find((one) => one.contains(title));
  if (!card) throw new Error(`The toast is no ${role}`);
  expect(title.closest('[data-no-print]')).not.toBeNull();
  expect(within(card).getByText(message.description ?? '')).toBeVisible();
  await userEvent.click(dismissButton());
  expect(title).not.toBeInTheDocument();
});

/** Advances fake time in ten steps, so that React renders in between. */
async function pass(milliseconds: number) {
  for (let step = 0; step < 10; step += 1) await act(() => jest.advanceTimersByTimeAsync(milliseconds / 10));
}

test('A success leaves after five seconds; an error that waited behind it stays (TOAST-1, TOAST-2)', async () => {
  const toast = openPage();
  jest.useFakeTimers();
  toast({ title: 'Signed out' });
  toast(failure);
  const title = await screen.findByText('Signed out');
  await pass(4900);
  expect(title).toBeVisible();
  expect(screen.queryByText('Login failed')).not.toBeInTheDocument();
  await pass(100);
  expect(title).not.toBeInTheDocument();
  expect(await screen.findByText('Login failed')).toBeVisible();
  await pass(20_000);
  expect(screen.getByText('Login failed')).toBeVisible();
});

const news = () => screen.getByText('Signed out');

test.each<[string, () => void, () => void]>([
  ['the pointer', () => fireEvent.mouseOver(news()), () => fireEvent.mouseOut(news())],
  ['the keyboard', () => act(() => dismissButton().focus()), () => act(() => dismissButton().blur())],
])('A success does not leave from under %s, and is there a while longer (TOAST-2)', async (_what, hold, letGo) => {
  const toast = openPage();
  jest.useFakeTimers();
  toast({ title: 'Signed out' });
  const title = await screen.findByText('Signed out');
  await pass(4000);
  hold();
  await pass(20_000);
  expect(title).toBeVisible();
  letGo();
  await pass(2400);
  expect(title).toBeVisible();
  await pass(100);
  expect(title).not.toBeInTheDocument();
});

describe('The place of a toast (TOAST-8)', () => {
  const rects = new Map<Element, Partial<DOMRect>>();
  let header: HTMLElement;

  /** Puts an element on the page, as if it were at this place of a window of 768 px. */
  function put(html: string, rect: Partial<DOMRect>) {
    document.body.insertAdjacentHTML('afterbegin', html);
    const added = document.body.firstElementChild as HTMLElement;
    rects.set(added, { left: 0, right: 500, width: 500, ...rect });
    return added;
  }

  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
      return { left: 0, right: 500, top: 0, bottom: 0, width: 0, height: 0, ...rects.get(this) } as DOMRect;
    });
    header = put('<header>Glow</header>', { top: 0, bottom: 80, height: 80 });
    put('<div data-bar style="position: sticky">Buy</div>', { top: 708, bottom: 768, height: 60 });
  });

  afterEach(() => {
    jest.restoreAllMocks();
    document.body.replaceChildren();
  });

  const edge = () => document.documentElement.style.getPropertyValue('--toast-edge');
  const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(resolve)));

  test.each([
    ['a success is above the bar at the bottom', { title: 'Signed out' }, '72px', 'bottom'],
    ['an error is below the header', failure, '92px', 'top'],
  ])('%s, and the page scrolls from under it', async (_, message, place, side) => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    const covered = put('<label>Email <input aria-invalid="true"></label>', { top: 690, bottom: 700 });
    const total = put('<p data-uncovered>Total</p>', { top: 90, bottom: 110 });
    const toast = openPage();
    toast(message);
    await screen.findByText(message.title);
    expect(edge()).toBe(place);
    await frame();
    expect(scroll.mock.contexts).toEqual([side === 'top' ? total : covered]);
  });

  test('it does not move while the focus is in it', async () => {
    const toast = openPage();
    toast(failure);
    await screen.findByText('Login failed');
    act(() => dismissButton().focus());
    await frame();
    rects.set(header, { bottom: 200 });
    fireEvent.scroll(window);
    await frame();
    expect(edge()).toBe('92px');
    act(() => screen.getByRole('link', { name: 'A page' }).focus());
    await frame();
    expect(edge()).toBe('212px');
  });
});

test('The keyboard that dismisses a toast returns to where it was', async () => {
  const toast = openPage();
  toast(failure);
  const title = await screen.findByText('Login failed');
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'A page' })).toHaveFocus();
  await userEvent.tab();
  expect(dismissButton()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'A page' })).toHaveFocus();
  expect(title).not.toBeInTheDocument();
});

test('What comes later takes the place of an older toast at once (TOAST-1)', async () => {
  const toast = openPage();
  toast(failure);
  const old = await screen.findByText('Login failed');
  toast({ title: 'Welcome back!' });
  expect(old).not.toBeInTheDocument();
  expect(screen.getByText('Welcome back!')).toBeVisible();
});
