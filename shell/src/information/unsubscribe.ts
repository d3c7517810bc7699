import type { UnsubscribeRequest } from '@glow/shared/newsletter';

interface UnsubscribeResponse {
  success: boolean;
  message: string;
}

/** Ends the subscription that a link's token belongs to. Rejects when the network or the response fails. */
export async function unsubscribe(token: string): Promise<UnsubscribeResponse> {
  const body: UnsubscribeRequest = { token };
  const response = await fetch('/api/newsletter/unsubscribe', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}
