import type { Review } from '@glow/shared/catalog';
import { sampleProduct } from '@glow/shared/samples';
import { renderPart } from '@glow/shared/testing/part';
import { screen, within } from '@testing-library/react';
import { ReviewsTab } from './ReviewsTab';

const product = sampleProduct('skn-002');

function reviewWith(rating: number, id: number): Review {
  const text = { userName: `Shopper ${id}`, title: 'A title', comment: 'A comment', date: '2026-10-05' };
  return { id: `rev-${id}`, productId: product.id, rating, ...text, verified: false, helpful: 0 };
}

function open(...ratings: number[]) {
  renderPart(<ReviewsTab product={product} reviews={ratings.map(reviewWith)} />);
}

test('From three reviews on the distribution is shown, as text (PROD-15)', () => {
  open(5, 5, 3);
  const rows = within(screen.getByRole('list', { name: 'Reviews by stars' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual(['5 stars2', '4 stars0', '3 stars1', '2 stars0', '1 star0']);
});

test('Two reviews show no distribution, but the number of ratings; 0 is not helpful (CAT-160, PROD-14, PROD-15)', () => {
  open(5, 3);
  expect(screen.queryByRole('list', { name: 'Reviews by stars' })).not.toBeInTheDocument();
  expect(screen.getAllByRole('heading', { name: 'A title' })).toHaveLength(2);
  expect(screen.getByText('187 ratings, 2 with a written review')).toBeVisible();
  expect(screen.queryByText(/found this helpful/)).not.toBeInTheDocument();
});

test('Without reviews one sentence says why nobody can write one, and what the ratings are (PROD-17)', () => {
  open();
  expect(screen.getByText('No reviews yet. Be the first to review this product!')).toBeVisible();
  expect(screen.queryByText(/^187 ratings/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Write a Review' })).toHaveAccessibleDescription(
    'Written reviews open after launch; the ratings so far are stars only.',
  );
});

test('Where nobody has rated nothing is said of ratings (PROD-17)', () => {
  renderPart(<ReviewsTab product={{ ...product, rating: 0, reviewCount: 0 }} reviews={[]} />);
  expect(screen.getByRole('button', { name: 'Write a Review' })).toHaveAccessibleDescription(
    'Written reviews open after launch.',
  );
});

test('Where every rating has a review, nothing needs to be said (PROD-14)', () => {
  open(...Array<number>(187).fill(5));
  expect(screen.queryByText(/^187 ratings/)).not.toBeInTheDocument();
});
