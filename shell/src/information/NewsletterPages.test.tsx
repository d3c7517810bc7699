import { renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { UnsubscribePage } from './NewsletterPages';

const URL_OF_LINK = '/unsubscribe?token=cm9zZQ.signature';
const fetched = jest.fn();
globalThis.fetch = fetched;

beforeEach(() => fetched.mockReset());

function answerWith(success: boolean, message: string) {
  fetched.mockResolvedValue({ json: () => Promise.resolve({ success, message }) });
}

test('One press sends the token of the link, and says that the reader has left', async () => {
  answerWith(true, 'Your address has been deleted.');
  renderRoutes(UnsubscribePage, URL_OF_LINK);
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.click(screen.getByText('Unsubscribe'));
  expect(await screen.findByRole('heading', { level: 1, name: 'You have left the newsletter' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith(
    '/api/newsletter/unsubscribe',
    expect.objectContaining({ method: 'POST', body: JSON.stringify({ token: 'cm9zZQ.signature' }) }),
  );
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus();
});

test('A link that does not work says so, and can be tried again', async () => {
  answerWith(false, 'This link is not complete.');
  renderRoutes(UnsubscribePage, '/unsubscribe');
  fireEvent.click(screen.getByText('Unsubscribe'));
  const form = screen.getByRole('form', { name: 'Leave the newsletter' });
  expect(await screen.findAllByText('This link is not complete.')).not.toHaveLength(0);
  expect(form).toHaveTextContent('This link is not complete.');
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
});

test.each([
  ['Without an answer', () => fetched.mockRejectedValue(new Error('offline'))],
  ['With an answer of a proxy', () => fetched.mockResolvedValue({ json: async () => ({ message: 'Forbidden' }) })],
])('%s the reader is asked to try again', async (_, fail) => {
  fail();
  renderRoutes(UnsubscribePage, URL_OF_LINK);
  fireEvent.click(screen.getByText('Unsubscribe'));
  await waitFor(() => expect(screen.getByRole('form')).toHaveTextContent('We could not reach the store just now.'));
});

test('The form posts to its own URL without JavaScript, and the page stays out of search engines', () => {
  renderRoutes(UnsubscribePage, URL_OF_LINK);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Leave the newsletter' });
  expect(form.method).toBe('post');
  expect(form).not.toHaveAttribute('action');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
