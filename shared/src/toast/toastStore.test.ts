import { TOAST_REMOVE_DELAY_MS, createToastStore, visibleToast } from './toastStore';

type ToastStore = ReturnType<typeof createToastStore>;

function visibleTitle(store: ToastStore): string | undefined {
  return visibleToast(store.getState())?.title;
}

function dismissVisible(store: ToastStore) {
  const toast = visibleToast(store.getState());
  if (toast) store.getState().dismiss(toast.id);
}

/** The titles seen when dismissing one toast after the other. */
function seenIn(store: ToastStore): string[] {
  const titles: string[] = [];
  for (let title = visibleTitle(store); title; title = visibleTitle(store)) {
    titles.push(title);
    dismissVisible(store);
  }
  return titles;
}

/** A store with these toasts, of which those that begin with an exclamation mark are errors. */
function storeWith(...titles: string[]): ToastStore {
  const store = createToastStore();
  for (const title of titles)
    store.getState().toast({ title, variant: title.startsWith('!') ? 'destructive' : undefined });
  return store;
}

beforeEach(() => void jest.useFakeTimers());
test('At first there is nothing to see, and a toast keeps what it was given', () => {
  const store = createToastStore();
  expect([store.getState().toasts, visibleToast(store.getState())]).toEqual([[], undefined]);
  const given = { title: 'Profile updated', description: 'Your changes are saved.' };
  store.getState().toast(given);
  expect(visibleToast(store.getState())).toMatchObject({ ...given, isOpen: true });
});

test.each([
  ['Errors of one answer are shown one after the other, in order', ['!1', '!2', '!3'], ['!1', '!2', '!3']],
  ['Good news does not wait behind what is older', ['!Login failed', 'Signed out', 'Welcome'], ['Welcome']],
  ['An error waits until the news of its answer has been seen', ['Updated', '!Failed'], ['Updated', '!Failed']],
])('%s (TOAST-1)', (_, titles, seen) => expect(seenIn(storeWith(...titles))).toEqual(seen));

test('What fails later does not wait behind an error of before (TOAST-1)', () => {
  const store = storeWith('!First of the newsletter', '!Second of the newsletter');
  // runs the microtask that ends the current response
  jest.runAllTicks();
  store.getState().toast({ title: 'Payment failed', variant: 'destructive' });
  expect(seenIn(store)).toEqual(['Payment failed']);
});

test('A dismissed toast is hidden at once, and leaves after 1,000,000 ms of its own; any other stays (TOAST-3)', () => {
  const store = storeWith('!First', '!Second');
  jest.advanceTimersByTime(10 * TOAST_REMOVE_DELAY_MS);
  expect(visibleTitle(store)).toBe('!First');
  const left = () => store.getState().toasts.map(({ title }) => title);
  dismissVisible(store);
  expect(visibleTitle(store)).toBe('!Second');
  jest.advanceTimersByTime(600_000);
  dismissVisible(store);
  jest.advanceTimersByTime(399_999);
  expect(left()).toEqual(['!First', '!Second']);
  jest.advanceTimersByTime(1);
  expect(left()).toEqual(['!Second']);
  jest.advanceTimersByTime(600_000);
  expect(left()).toEqual([]);
});
