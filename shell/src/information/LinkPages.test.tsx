import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { linkPages } from './LinkPages';

const { '/unsubscribe': UnsubscribePage, '/newsletter/confirm': ConfirmPage } = linkPages;

const TO_LEAVE = '/unsubscribe?token=cm9zZQ.signature';
const TO_CONFIRM = '/newsletter/confirm?token=abc';
const fetched = jest.fn();
globalThis.fetch = fetched;

beforeEach(() => fetched.mockReset());

function answerWith(answer: object) {
  fetched.mockResolvedValueOnce({ json: async () => answer });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const sent = () => fetched.mock.calls.map(([url, { body }]) => [url, JSON.parse(body)]);

test('One press sends the token of the link, and says that the reader has left (NEWS-20)', async () => {
  answerWith({ success: true, message: 'Your address has been deleted.' });
  renderRoutes(UnsubscribePage, TO_LEAVE);
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(fetched).not.toHaveBeenCalled();
  press('Unsubscribe');
  expect(screen.getByRole('button', { name: 'One moment …' })).toBeVisible();
  expect(await heading('You have left the newsletter')).toBeVisible();
  expect(sent()).toEqual([['/api/newsletter/unsubscribe', { token: 'cm9zZQ.signature' }]]);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toHaveFocus();
});

test.each([
  ['that does not work', async () => ({ success: false, message: 'This link is not complete.' }), /^This link is not/],
  ['without an answer', () => Promise.reject(new Error('offline')), /^We could not reach the store just now/],
  ['with an answer of a proxy', async () => ({ message: 'Forbidden' }), /^We could not reach the store just now/],
])('A link %s says so, and can be tried again (AUTH-18)', async (_, json, message) => {
  fetched.mockResolvedValue({ json });
  renderRoutes(UnsubscribePage, '/unsubscribe');
  press('Unsubscribe');
  expect(await screen.findByText(message, { selector: 'main *' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
});

const NEWSLETTER = 'Yes, send me the Glow newsletter';
const ALERTS = 'Yes, tell me when it is back';

test.each([
  [{ isReader: true, waitedFor: null }, [NEWSLETTER]],
  [{ isReader: false, waitedFor: 'Sunscreen' }, [ALERTS]],
  [{ isReader: true, waitedFor: 'Sunscreen' }, [NEWSLETTER, ALERTS]],
])('The link of %j has a button for each question (NEWS-21)', async (question, names) => {
  answerWith({ success: true, ...question });
  renderRoutes(ConfirmPage, TO_CONFIRM);
  expect(screen.getByRole('button', { name: 'One moment …' })).toBeDisabled();
  await screen.findByRole('button', { name: names[0] });
  expect(screen.getAllByRole('button', { name: /^(Yes|One)/ }).map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.queryByText('One email, when Sunscreen is back in stock.') !== null).toBe(names.includes(ALERTS));
});

test.each([
  [NEWSLETTER, {}, 'You are subscribed'],
  [ALERTS, { kind: 'alerts' }, 'We will tell you'],
])('Nothing is confirmed before "%s" is pressed, and then nothing else (NEWS-21)', async (name, kind, done) => {
  answerWith({ success: true, isReader: true, waitedFor: 'Sunscreen' });
  answerWith({ success: true, message: 'Welcome!' });
  renderRoutes(ConfirmPage, TO_CONFIRM);
  await screen.findByRole('button', { name });
  expect(sent()).toEqual([['/api/newsletter/question', { token: 'abc' }]]);
  press(name);
  expect(await heading(done)).toBeVisible();
  expect(sent()[1]).toEqual(['/api/newsletter/confirm', { token: 'abc', ...kind }]);
});

test('A link that no longer works says so; a store that is not reached is asked again (NEWS-21)', async () => {
  fetched.mockRejectedValueOnce(new Error('offline'));
  answerWith({ success: false, message: 'This link no longer works.' });
  renderRoutes(ConfirmPage, TO_CONFIRM);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByText(/^We could not reach the store/, { selector: 'main *' })).toBeVisible();
  await act(async () => press('Try Again'));
  expect(screen.getByText('This link no longer works.', { selector: 'main *' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeVisible();
});
