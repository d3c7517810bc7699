/** Body of `POST /api/newsletter/subscribe` (API-1). */
export interface NewsletterSubscription {
  email: string;
  firstName?: string;
  interests: string[];
  source: string;
}

/** Response of `POST /api/newsletter/subscribe`. */
export interface NewsletterResponse {
  success: boolean;
  message: string;
  errors?: { message: string }[];
}

/** Subscribes an e-mail address; rejects when the network or the response fails. */
export async function subscribe(subscription: NewsletterSubscription): Promise<NewsletterResponse> {
  const response = await fetch('/api/newsletter/subscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(subscription),
  });
  return response.json();
}
