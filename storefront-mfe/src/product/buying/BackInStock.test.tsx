import { fill, renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

const fetch = jest.fn<Promise<Pick<Response, 'json'>>, Parameters<typeof globalThis.fetch>>();

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
});

/** Opens a product that is sold out; returns the form's queries, user actions and the toasts shown. */
async function openForm(url: string) {
  const { user, stores } = renderRoutes(Screens, url, { pageData });
  const form = within(await screen.findByRole('form', { name: 'Tell me when it is back' }));
  return {
    user,
    form,
    async ask(email: string) {
      if (email) fill(form.getByLabelText('Email address'), email);
      await user.click(form.getByRole('button', { name: 'Tell me' }));
    },
    toasts: () => stores.toast.getState().toasts.map(({ title, description }) => [title, description]),
  };
}

test('What is sold out is asked for by email, and the form gives way to what will happen (PROD-80)', async () => {
  fetch.mockResolvedValueOnce({ json: async () => ({ success: true, message: 'We will write to you once.' }) });
  const { ask, toasts } = await openForm('/product/skn-006');
  await ask(' noor@example.com ');
  const heading = await screen.findByRole('heading', { name: 'We will tell you' });
  expect(heading.parentElement).toHaveFocus();
  expect(heading.nextElementSibling).toHaveTextContent(
    /^One email to your address, when Invisible Shield.*new to us has to be confirmed first\.$/,
  );
  expect(screen.queryByRole('form', { name: 'Tell me when it is back' })).not.toBeInTheDocument();
  expect(toasts()).toEqual([['We will tell you', 'We will write to you once.']]);
  expect(fetch.mock.calls.map(([url, request]) => [url, JSON.parse(String(request?.body))])).toEqual([
    ['/api/newsletter/subscribe', { email: 'noor@example.com', interests: ['skn-006'], source: 'back_in_stock' }],
  ]);
});

test('It is about the sold-out shade that the URL names (PROD-80)', async () => {
  fetch.mockResolvedValueOnce({ json: async () => ({ success: true, message: '' }) });
  const { form, ask } = await openForm('/product/mkp-001?variant=chestnut');
  expect(form.getByRole('button', { name: 'Tell me' })).toHaveAccessibleDescription(
    'One email and no newsletter, when Second Skin Serum Foundation (Shade: Chestnut) is in stock again.',
  );
  // another shade can still be bought
  const field = form.getByLabelText('Email address');
  expect(field.compareDocumentPosition(screen.getByText('Add to Cart', { selector: 'main button' }))).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  );
  await ask('noor@example.com');
  await screen.findByRole('heading', { name: 'We will tell you' });
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body)).interests).toEqual(['mkp-001-chestnut']);
});

test('A wrong email is marked, and a refusal is listed (PROD-80)', async () => {
  fetch.mockResolvedValueOnce({ json: async () => ({ success: false, message: 'Not now.' }) });
  const { form, ask } = await openForm('/product/skn-006');
  await ask('');
  const field = form.getByLabelText('Email address');
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Please enter your email address.');
  await ask('noor@example.com');
  expect(await form.findByRole('list', { name: 'Subscription failed' })).toHaveTextContent('Not now.');
});

test('What is in stock has no such form (PROD-80)', async () => {
  renderRoutes(Screens, '/product/mkp-001?variant=sand', { pageData });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Tell me when it is back')).not.toBeInTheDocument();
});
