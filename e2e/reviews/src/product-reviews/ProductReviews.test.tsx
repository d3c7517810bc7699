import { fragmentUrl } from '@glow/shared/remotes';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

const url = fragmentUrl('reviews/ProductReviews', { productId: 'skn-002' });
const fetch = jest.fn();

beforeEach(() => {
  fetch.mockReset();
  globalThis.fetch = fetch;
});

function answer(json: unknown, ok = true) {
  fetch.mockResolvedValueOnce({ ok, status: ok ? 200 : 502, json: async () => json });
}

test('A guest reads the reviews and is invited to sign in', async () => {
  answer([{ id: 1, productId: 'skn-002', author: 'Noor', rating: 5, text: 'Lovely.' }]);
  renderRoutes(Screens, url, { pageData });
  expect(await screen.findByText('Lovely.')).toBeVisible();
  expect(screen.getByText(/Have you tried Midnight Repair Cream\?/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write a review' })).toHaveAttribute('href', '/login');
  expect(fetch).toHaveBeenCalledWith('/reviews-api/reviews?product=skn-002', expect.anything());
});

test('A user writes a review, which is then in the list', async () => {
  answer([]);
  const { user } = renderRoutes(Screens, url, { pageData, user: shopper });
  expect(await screen.findByText('Nobody has reviewed Midnight Repair Cream yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Write a review' }));
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(screen.getByText('Please write what you think of it.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: 'Your review' }), 'Soft.');
  answer({});
  answer([{ id: 2, productId: 'skn-002', author: 'Amelia', rating: 5, text: 'Soft.' }]);
  await user.click(screen.getByRole('button', { name: 'Send review' }));
  expect(await screen.findByText('Soft.')).toBeVisible();
  expect(JSON.parse(fetch.mock.calls[1]?.[1].body)).toEqual({
    productId: 'skn-002',
    productName: 'Midnight Repair Cream',
    userId: 'user-1',
    author: 'Amelia',
    rating: 5,
    text: 'Soft.',
  });
});

test('Without the backend it says so, and tries again', async () => {
  answer({}, false);
  const { user } = renderRoutes(Screens, url, { pageData });
  expect(await screen.findByText('Reviews cannot be shown at the moment.')).toBeVisible();
  answer([]);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nobody has reviewed Midnight Repair Cream yet.')).toBeVisible();
});
