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

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

test('At first there is nothing to see', () => {
  const store = createToastStore();
  expect(store.getState().toasts).toEqual([]);
  expect(visibleToast(store.getState())).toBeUndefined();
});

test('A toast keeps what it was given', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Profile updated', description: 'Your changes are saved.' });
  expect(visibleToast(store.getState())).toMatchObject({
    title: 'Profile updated',
    description: 'Your changes are saved.',
    isOpen: true,
  });
});

test('Several errors of one answer are shown one after the other, in the order they came', () => {
  const store = createToastStore();
  ['First error', 'Second error', 'Third error'].forEach((title) =>
    store.getState().toast({ title, variant: 'destructive' }),
  );
  expect(visibleTitle(store)).toBe('First error');
  expect(seenIn(store)).toEqual(['First error', 'Second error', 'Third error']);
});

test('Good news does not wait behind what is older', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Login failed', variant: 'destructive' });
  store.getState().toast({ title: 'Signed out' });
  store.getState().toast({ title: 'Welcome back!' });
  expect(seenIn(store)).toEqual(['Welcome back!']);
});

test('An error waits until the good news of the same answer has been seen', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Profile updated' });
  store.getState().toast({ title: 'Update failed', variant: 'destructive' });
  expect(seenIn(store)).toEqual(['Profile updated', 'Update failed']);
});

test('What fails later does not wait behind an error of before', () => {
  const store = createToastStore();
  for (const title of ['First of the newsletter', 'Second of the newsletter'])
    store.getState().toast({ title, variant: 'destructive' });
  // runs the microtask that ends the current response
  jest.runAllTicks();
  store.getState().toast({ title: 'Payment failed', variant: 'destructive' });
  expect(seenIn(store)).toEqual(['Payment failed']);
});

test('Time alone takes no toast away', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Login failed', variant: 'destructive' });
  jest.advanceTimersByTime(10 * TOAST_REMOVE_DELAY_MS);
  expect(visibleTitle(store)).toBe('Login failed');
});

test('A dismissed toast is hidden at once, and leaves after 1,000,000 ms', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'Login failed', variant: 'destructive' });
  dismissVisible(store);
  expect(visibleTitle(store)).toBeUndefined();
  jest.advanceTimersByTime(999_999);
  expect(store.getState().toasts).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(store.getState().toasts).toEqual([]);
});

test('Each dismissed toast leaves in its own time', () => {
  const store = createToastStore();
  store.getState().toast({ title: 'First error', variant: 'destructive' });
  store.getState().toast({ title: 'Second error', variant: 'destructive' });
  dismissVisible(store);
  jest.advanceTimersByTime(600_000);
  dismissVisible(store);
  jest.advanceTimersByTime(400_000);
  expect(store.getState().toasts.map(({ title }) => title)).toEqual(['Second error']);
});
