import { NewsletterForm } from '@glow/shared/newsletter';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';

const fetch = jest.fn<Promise<Pick<Response, 'json'>>, Parameters<typeof globalThis.fetch>>();

const success = { success: true, message: 'Check your email to confirm your subscription.' };

/** Renders the form; returns user actions and the toasts shown. */
function openForm(props: Partial<ComponentProps<typeof NewsletterForm>> = {}) {
  const { user, stores } = renderRoutes(() => <NewsletterForm source="footer" {...props} />, '/');
  return {
    user,
    async subscribe(email: string, firstName?: string) {
      if (email) await user.type(screen.getByLabelText('Email address'), email);
      if (firstName) await user.type(screen.getByLabelText('First name (optional)'), firstName);
      await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    },
    toasts: () =>
      stores.toast.getState().toasts.map(({ title, description, variant }) => [title, description, variant]),
  };
}

/** Mocks the server's JSON response. */
function answer(json: unknown) {
  fetch.mockResolvedValueOnce({ json: () => Promise.resolve(json) });
}

/** Mocks a pending request; returns the function that resolves it. */
function answerLater() {
  let answerNow: (json: unknown) => void = () => undefined;
  const json = new Promise((resolve) => (answerNow = resolve));
  fetch.mockResolvedValueOnce({ json: () => json });
  return (body: unknown) => act(async () => answerNow(body));
}

function sent() {
  return fetch.mock.calls.map(([url, request]) => [request?.method, url, JSON.parse(String(request?.body))]);
}

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('What is sent', () => {
  test('is the email and where the form stands', async () => {
    answer(success);
    const { subscribe } = openForm();
    await subscribe('noor@example.com');
    await screen.findByText('Check your email for confirmation.');
    expect(sent()).toEqual([
      ['POST', '/api/newsletter/subscribe', { email: 'noor@example.com', interests: [], source: 'footer' }],
    ]);
    expect(fetch.mock.calls[0]?.[1]?.headers).toEqual({ 'Content-Type': 'application/json' });
  });

  test('is everything asked for, trimmed', async () => {
    answer(success);
    const { subscribe } = openForm({
      source: 'blog_newsletter',
      interests: ['blog', 'beauty-tips', 'tutorials'],
      hasFirstName: true,
    });
    // contains a no-break space, which the browser does not trim
    await subscribe('  noor@example.com\u00a0', '  Noor ');
    await screen.findByText('Check your email for confirmation.');
    expect(sent()).toEqual([
      [
        'POST',
        '/api/newsletter/subscribe',
        {
          email: 'noor@example.com',
          firstName: 'Noor',
          interests: ['blog', 'beauty-tips', 'tutorials'],
          source: 'blog_newsletter',
        },
      ],
    ]);
  });

  test('leaves out a first name of nothing but spaces', async () => {
    answer(success);
    const { subscribe } = openForm({ source: 'homepage_hero', hasFirstName: true });
    await subscribe('noor@example.com', '   ');
    await screen.findByText('Check your email for confirmation.');
    expect(sent()).toEqual([
      ['POST', '/api/newsletter/subscribe', { email: 'noor@example.com', interests: [], source: 'homepage_hero' }],
    ]);
  });
});

describe('A first name', () => {
  test('is asked for only where the form says so', () => {
    openForm();
    expect(screen.queryByLabelText(/First name/)).not.toBeInTheDocument();
  });

  test('is optional', () => {
    openForm({ hasFirstName: true });
    expect(screen.getByLabelText('First name (optional)')).toHaveAttribute('autocomplete', 'given-name');
  });
});

describe('An email that cannot be one', () => {
  test.each([
    ['', 'Email required', 'Please enter your email address.'],
    ['   ', 'Email required', 'Please enter your email address.'],
    ['noor', 'Invalid email', 'Please enter a valid email address.'],
    ['noor@example', 'Invalid email', 'Please enter a valid email address.'],
    ['@example.com', 'Invalid email', 'Please enter a valid email address.'],
    ['noor@ex ample.com', 'Invalid email', 'Please enter a valid email address.'],
    ['noor@@example.com', 'Invalid email', 'Please enter a valid email address.'],
    ['noor@example.', 'Invalid email', 'Please enter a valid email address.'],
  ])(
    'such as %j is refused with the toast %j, marked and focused, and nothing is sent',
    async (email, title, description) => {
      const { subscribe, toasts } = openForm();
      await subscribe(email);
      expect(toasts()).toEqual([[title, description, 'destructive']]);
      expect(await screen.findByText(title)).toBeVisible();
      expect(screen.getByLabelText('Email address')).toBeInvalid();
      expect(screen.getByLabelText('Email address')).toHaveAccessibleDescription(description);
      expect(screen.getByLabelText('Email address')).toHaveFocus();
      expect(fetch).not.toHaveBeenCalled();
    },
  );

  test('is no longer marked once it is edited, and can be sent', async () => {
    answer(success);
    const { subscribe, user } = openForm();
    await subscribe('noor@example');
    expect(screen.getByLabelText('Email address')).toBeInvalid();
    await user.type(screen.getByLabelText('Email address'), '.');
    expect(screen.getByLabelText('Email address')).not.toHaveAttribute('aria-invalid');
    await subscribe('com');
    await screen.findByText('Check your email for confirmation.');
    expect(sent()).toHaveLength(1);
  });

  test('keeps what was typed', async () => {
    const { subscribe } = openForm();
    await subscribe('noor@example');
    expect(screen.getByLabelText('Email address')).toHaveValue('noor@example');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});

test('What was typed before the form came alive is sent', async () => {
  answer(success);
  const { user } = openForm();
  screen.getByLabelText<HTMLInputElement>('Email address').value = 'noor@example.com';
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  await screen.findByText('Check your email for confirmation.');
  expect(sent()).toEqual([
    ['POST', '/api/newsletter/subscribe', { email: 'noor@example.com', interests: [], source: 'footer' }],
  ]);
});

test('The form can be read by the software of the device', () => {
  openForm();
  const email = screen.getByLabelText('Email address');
  for (const [name, value] of [
    ['type', 'email'],
    ['inputmode', 'email'],
    ['autocomplete', 'email'],
    ['enterkeyhint', 'send'],
  ] as const)
    expect(email).toHaveAttribute(name, value);
});

test('While it is being sent the keyboard keeps its place', async () => {
  const answerNow = answerLater();
  const { subscribe, user } = openForm();
  await subscribe('noor@example.com');
  expect(screen.getByRole('form', { name: 'Newsletter' }).parentElement).toHaveFocus();
  await answerNow({ success: false, message: 'Not now.' });
  await user.tab();
  expect(screen.getByLabelText('Email address')).toHaveFocus();
});

test('While it is being sent the button reads Subscribing... and nothing can be sent twice', async () => {
  const answerNow = answerLater();
  const { subscribe } = openForm();
  await subscribe('noor@example.com');
  expect(screen.getByRole('button', { name: 'Subscribing...' })).toBeDisabled();
  fireEvent.submit(screen.getByRole('form', { name: 'Newsletter' }));
  expect(fetch).toHaveBeenCalledTimes(1);
  await answerNow(success);
  expect(screen.queryByRole('button', { name: 'Subscribing...' })).not.toBeInTheDocument();
});

describe('After a success', () => {
  test('a toast has the words of the server', async () => {
    answer(success);
    const { subscribe, toasts } = openForm();
    await subscribe('noor@example.com');
    expect(await screen.findByText('Check your email to confirm your subscription.')).toBeVisible();
    expect(toasts()).toEqual([
      ['Successfully subscribed!', 'Check your email to confirm your subscription.', undefined],
    ]);
  });

  test('a confirmation stands in the place of the form for five seconds, then the form is back and empty', async () => {
    jest.useFakeTimers();
    answer(success);
    const { subscribe } = openForm({ hasFirstName: true });
    await subscribe('noor@example.com', 'Noor');
    const confirmation = await within(screen.getByRole('main')).findByText('Successfully subscribed!');
    expect(screen.getByText('Check your email for confirmation.')).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Newsletter' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(confirmation).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(confirmation).not.toBeInTheDocument();
    expect(screen.getByRole('form', { name: 'Newsletter' })).toBeVisible();
    expect(screen.getByLabelText('Email address')).toHaveValue('');
    expect(screen.getByLabelText('First name (optional)')).toHaveValue('');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });
});

/** The list below the form, which stays after the toast is gone. */
async function listed(title: string) {
  const list = await screen.findByRole('list', { name: title });
  return within(list)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
}

describe('A failure is a toast, is listed below the form, and keeps the form as it was filled', () => {
  test.each<[string, unknown, string[]]>([
    [
      'with the message of the server',
      { success: false, message: 'Too many requests. Please wait a minute.' },
      ['Too many requests. Please wait a minute.'],
    ],
    [
      'with that message also for an empty list of errors',
      { success: false, message: 'Not now.', errors: [] },
      ['Not now.'],
    ],
    [
      'for every error the server lists, in its order',
      {
        success: false,
        message: 'Invalid request',
        errors: [{ message: 'Email is not allowed.' }, { message: 'Source is unknown.' }],
      },
      ['Email is not allowed.', 'Source is unknown.'],
    ],
  ])('%s', async (_, body, messages) => {
    answer(body);
    const { subscribe, toasts } = openForm();
    await subscribe('noor@example.com');
    expect(await listed('Subscription failed')).toEqual(messages);
    expect(toasts()).toEqual(messages.map((message) => ['Subscription failed', message, 'destructive']));
    expect(screen.getByLabelText('Email address')).toHaveValue('noor@example.com');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  test.each([
    ['the network', () => fetch.mockRejectedValueOnce(new TypeError('Failed to fetch'))],
    [
      'an answer that is no JSON',
      () => fetch.mockResolvedValueOnce({ json: () => Promise.reject(new SyntaxError('Unexpected token <')) }),
    ],
    ['an answer that is nothing', () => answer(null)],
    ["a proxy's answer", () => answer({ error: 'bad gateway' })],
    ["a proxy's answer with a message", () => answer({ message: 'Forbidden' })],
  ])('of %s in the words for that', async (_, fail) => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fail();
    const { subscribe, toasts } = openForm();
    await subscribe('noor@example.com');
    expect(await listed('Something went wrong')).toEqual(['Please try again later or contact support.']);
    expect(toasts()).toEqual([['Something went wrong', 'Please try again later or contact support.', 'destructive']]);
    expect(log).toHaveBeenCalledTimes(1);
    expect(screen.getByLabelText('Email address')).toHaveValue('noor@example.com');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  test('and stays listed when the toast is dismissed', async () => {
    answer({ success: false, message: 'Not now.' });
    const { subscribe, user } = openForm();
    await subscribe('noor@example.com');
    await user.click(await screen.findByRole('button', { name: 'Dismiss notification' }));
    await waitFor(() => expect(screen.getAllByText('Not now.')).toHaveLength(1));
    expect(await listed('Subscription failed')).toEqual(['Not now.']);
  });

  test('and the next attempt can succeed', async () => {
    answer({ success: false, message: 'Not now.' });
    answer(success);
    const { subscribe, user } = openForm();
    await subscribe('noor@example.com');
    expect(await listed('Subscription failed')).toEqual(['Not now.']);
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('Check your email for confirmation.')).toBeVisible();
    expect(screen.queryByRole('list')).not.toBeInTheDocument();
  });
});
