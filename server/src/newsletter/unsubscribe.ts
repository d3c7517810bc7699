import type { UnsubscribeRequest } from '@glow/shared/newsletter';
import type { preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Signer } from '../config/signingKey';
import type { Database } from '../database/Database';
import { ApiError } from '../errors/ApiError';
import type { Fields } from '../validation/fields';
import type { NewsletterOptions } from './newsletterRoutes';
import { emailKeyOf, unsubscribeParameter, UNSUBSCRIBE_TOKEN } from './unsubscribeLink';

/** The answer to a reader who has left. */
export const UNSUBSCRIBED = 'Your address has been deleted. You are welcome back at any time.';

/** The answer to a token with another shape or signature. */
export const INVALID_LINK = 'This link is not complete. Please open it from your newsletter e-mail again.';

/** The body of `POST /api/newsletter/unsubscribe` (API-30). */
export const unsubscribeSchema = z.object({
  token: z.string(INVALID_LINK).regex(UNSUBSCRIBE_TOKEN, INVALID_LINK),
} satisfies Fields<UnsubscribeRequest>);

/**
 * Deletes the subscription of the address in a token, its stock alerts, and the emails to it that wait in the outbox (NEWS-20). An
 * unknown address is no error. Throws an `ApiError` 404 for a token that this store has not signed.
 */
export async function unsubscribe(database: Database, token: string, signer: Signer): Promise<void> {
  const emailKey = emailKeyOf(token, signer);
  if (!emailKey) throw new ApiError(404, INVALID_LINK);
  await database.transaction(async (transaction) => {
    await transaction.query('delete from newsletter_subscribers where email_key = $1', [emailKey]);
    await transaction.query('delete from stock_alerts where email_key = $1', [emailKey]);
    // by their link, because the recipient is as the reader has spelled it
    await transaction.query('delete from outbox where strpos(headers, $1) > 0 and sent_at is null', [
      unsubscribeParameter(emailKey),
    ]);
  });
}

/** Hook: limits tokens by address that this store has not signed. A mail provider sends the presses of all its readers from one address. */
export function limitUnsigned({ newsletterLimit, unsubscribeSigner }: NewsletterOptions): preHandlerAsyncHookHandler {
  return async function limit(request, reply) {
    const { token } = { ...Object(request.query), ...Object(request.body) };
    if (!emailKeyOf(String(token), unsubscribeSigner)) await newsletterLimit.call(this, request, reply);
  };
}
