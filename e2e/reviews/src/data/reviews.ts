/** A review as the backend keeps it. */
export interface Review {
  id: number;
  productId: string;
  productName: string;
  userId: string;
  author: string;
  /** 1 to 5. */
  rating: number;
  text: string;
}

/** A review that is not sent yet. */
export type NewReview = Omit<Review, 'id'>;

/** Where the proxy in front of the store has the backend. */
const BACKEND = '/reviews-api';

/** The reviews of a query, the newest first; all without one. Rejects if the backend does not answer with them. */
export async function readReviews(query: string, signal: AbortSignal): Promise<Review[]> {
  const response = await fetch(`${BACKEND}/reviews${query}`, { signal });
  if (!response.ok) throw new Error(`The backend answers ${response.status}`);
  return (await response.json()) as Review[];
}

/** Sends a review. Rejects if the backend does not take it. */
export async function sendReview(review: NewReview): Promise<void> {
  const response = await fetch(`${BACKEND}/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(review),
  });
  if (!response.ok) throw new Error(`The backend answers ${response.status}`);
}

/** The average of ratings with one decimal; 0 without any. */
export function averageOf(reviews: readonly Review[]): number {
  const sum = reviews.reduce((total, { rating }) => total + rating, 0);
  return reviews.length === 0 ? 0 : Math.round((sum / reviews.length) * 10) / 10;
}
