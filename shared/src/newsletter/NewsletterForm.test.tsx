import { NewsletterForm } from '@glow/shared/newsletter';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

const fetch = jest.fn<Promise<Pick<Response, 'json'>>, Parameters<typeof globalThis.fetch>>();

const success = { success: true, message: 'Check your email to confirm your subscription.' };
const CONFIRMATION = 'Check your email for confirmation.';

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email address');
const button = () => screen.getByText<HTMLButtonElement>('Subscribe', { selector: 'button' });

/** Renders the form; returns user actions and the toasts shown. */
function openForm(props: Partial<ComponentProps<typeof NewsletterForm>> = {}) {
  const { user, stores } = renderRoutes(() => <NewsletterForm source="footer" {...props} />, '/');
  return {
    user,
    async subscribe(email: string, firstName = '') {
      fireEvent.input(emailField(), { target: { value: email } });
      if (firstName) fireEvent.input(screen.getByLabelText(/First name/), { target: { value: firstName } });
      await user.click(button());
    },
    toasts: () =>
      stores.toast.getState().toasts.map(({ title, description, variant }) => [title, description, variant]),
  };
}

/** Mocks the server's JSON response. */
function answer(json: unknown) {
  fetch.mockResolvedValueOnce({ json: () => Promise.resolve(json) });
}

function sent() {
  return fetch.mock.calls.map(([, request]) => JSON.parse(String(request?.body)));
}

beforeAll(async () => {
  // the code of toasts is loaded with the first one, so that a test with fake timers can be the first
  const { stores, unmount } = renderRoutes(() => null, '/');
  act(() => stores.toast.getState().toast({ title: 'First' }));
  await screen.findByText('First');
  unmount();
});

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
});

afterEach(() => {
  jest.restoreAllMocks();
});

describe('What is sent', () => {
  test('is the email and where the form stands, also if it was typed before the form came alive (NEWS-1)', async () => {
    answer(success);
    const { user } = openForm();
    expect(screen.queryByLabelText(/First name/)).not.toBeInTheDocument();
    emailField().value = 'noor@example.com';
    await user.click(button());
    await screen.findByText(CONFIRMATION);
    // as a toast
    expect(await screen.findByText(success.message)).toBeVisible();
    expect(fetch).toHaveBeenCalledWith(
      '/api/newsletter/subscribe',
      expect.objectContaining({ method: 'POST', headers: { 'Content-Type': 'application/json' } }),
    );
    expect(sent()).toEqual([{ email: 'noor@example.com', interests: [], source: 'footer' }]);
  });

  test.each([
    ['  Noor ', { firstName: 'Noor' }],
    ['   ', {}],
  ])('is everything asked for, trimmed, of which the first name %j is optional (NEWS-1)', async (firstName, name) => {
    answer(success);
    const interests = ['blog', 'beauty-tips', 'tutorials'];
    const { subscribe } = openForm({ source: 'blog_newsletter', interests, hasFirstName: true });
    expect(screen.getByLabelText('First name (optional)')).toHaveAttribute('autocomplete', 'given-name');
    // contains a no-break space, which the browser does not trim
    await subscribe('  noor@example.com\u00a0', firstName);
    await screen.findByText(CONFIRMATION);
    expect(sent()).toEqual([{ email: 'noor@example.com', ...name, interests, source: 'blog_newsletter' }]);
  });
});

test.each([
  ['', 'Email required', 'Please enter your email address.'],
  ['   ', 'Email required', 'Please enter your email address.'],
  ['noor@example', 'Invalid email', 'Please enter a valid email address.'],
])('The email %j is refused with a toast, marked, focused and kept (NEWS-2)', async (email, title, text) => {
  const { subscribe, toasts, user } = openForm();
  await subscribe(email);
  expect(toasts()).toEqual([[title, text, 'destructive']]);
  expect(await screen.findByText(title)).toBeVisible();
  expect(emailField()).toBeInvalid();
  expect(emailField()).toHaveAccessibleDescription(text);
  expect(emailField()).toHaveFocus();
  expect(emailField()).toHaveValue(email.trim());
  expect(button()).toBeEnabled();
  expect(fetch).not.toHaveBeenCalled();
  await user.type(emailField(), '.');
  expect(emailField()).not.toHaveAttribute('aria-invalid');
});

test('The form can be read by the software of the device', () => {
  openForm();
  const attributes = ['type', 'inputmode', 'autocomplete', 'enterkeyhint'];
  expect(attributes.map((name) => emailField().getAttribute(name))).toEqual(['email', 'email', 'email', 'send']);
});

test('While it is sent the button reads Subscribing..., nothing is sent twice, and focus stays (NEWS-4)', async () => {
  let answerNow: (json: unknown) => void = () => undefined;
  const json = new Promise((resolve) => (answerNow = resolve));
  fetch.mockResolvedValueOnce({ json: () => json });
  const { subscribe, user } = openForm();
  await subscribe('noor@example.com');
  const form = screen.getByRole('form', { name: 'Newsletter' });
  expect(screen.getByText('Subscribing...')).toBeDisabled();
  expect(form.parentElement).toHaveFocus();
  fireEvent.submit(form);
  expect(fetch).toHaveBeenCalledTimes(1);
  await act(async () => answerNow({ success: false, message: 'Not now.' }));
  expect(screen.queryByText('Subscribing...')).not.toBeInTheDocument();
  await user.tab();
  expect(emailField()).toHaveFocus();
});

test('A success shows the words of the server, and a box for five seconds (NEWS-4, NEWS-5)', async () => {
  jest.useFakeTimers();
  answer(success);
  const { subscribe, toasts } = openForm({ hasFirstName: true });
  await subscribe('noor@example.com', 'Noor');
  const confirmation = await within(screen.getByRole('main')).findByText('Successfully subscribed!');
  expect(toasts()).toEqual([['Successfully subscribed!', success.message, undefined]]);
  expect(screen.getByText(CONFIRMATION)).toBeVisible();
  // only the toast is heard
  expect(confirmation.closest('[role=status], [role=alert], [aria-live]')).toBeNull();
  expect(screen.queryByRole('form', { name: 'Newsletter' })).not.toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(4900));
  expect(confirmation).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(confirmation).not.toBeInTheDocument();
  expect(screen.getByRole('form', { name: 'Newsletter' })).toHaveFormValues({ email: '', firstName: '' });
  expect(button()).toBeEnabled();
});

/** The list below the form, which stays after the toast is gone. */
async function listed(title: string) {
  const list = await screen.findByRole('list', { name: title });
  return [...list.children].map((item) => item.textContent);
}

describe('A failure is a toast, is listed in the form, and keeps what was typed (NEWS-5, NEWS-6, AUTH-18)', () => {
  const UNKNOWN = ['Please try again later or contact support.'];
  const errors = [{ message: 'Email is not allowed.' }, { message: 'Source is unknown.' }];
  const refused = (details: object) => async () => ({ success: false, message: 'Not now.', ...details });

  test.each<[string, () => Promise<unknown>, messages?: string[]]>([
    ['with the message of the server, also for an empty list of errors', refused({ errors: [] }), ['Not now.']],
    ['for every error the server lists, in its order', refused({ errors }), errors.map(({ message }) => message)],
    ['of an answer that is no JSON', () => Promise.reject(new SyntaxError('Unexpected token <'))],
    ['of an answer that is nothing', async () => null],
    ["of a proxy's answer", async () => ({ error: 'bad gateway' })],
    ["of a proxy's answer with a message", async () => ({ message: 'Forbidden' })],
    ['of the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s', async (what, json, messages = UNKNOWN) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const title = messages === UNKNOWN ? 'Something went wrong' : 'Subscription failed';
    fetch.mockImplementationOnce(what === 'of the network' ? () => json() as never : async () => ({ json }));
    const { subscribe, toasts } = openForm();
    await subscribe('noor@example.com');
    expect(await listed(title)).toEqual(messages);
    expect(toasts()).toEqual(messages.map((message) => [title, message, 'destructive']));
    expect(log).toHaveBeenCalledTimes(messages === UNKNOWN ? 1 : 0);
    expect(emailField()).toHaveValue('noor@example.com');
    expect(button()).toBeEnabled();
  });

  test('stays listed when the toast is dismissed, until the next attempt (NEWS-5, NEWS-6)', async () => {
    answer({ success: false, message: 'Not now.' });
    answer(success);
    const { subscribe, user } = openForm();
    await subscribe('noor@example.com');
    await user.click(await screen.findByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.getAllByText('Not now.')).toHaveLength(1));
    expect(await listed('Subscription failed')).toEqual(['Not now.']);
    await subscribe('');
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
    await subscribe('noor@example.com');
    expect(await screen.findByText(CONFIRMATION)).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
