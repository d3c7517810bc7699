import type { LinkRequest } from '@glow/shared/newsletter';
import { emailKey } from '@glow/shared/validation';
import type { onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import { z } from 'zod';
import type { Signer } from '../../base/config/signingKey';
import type { SiteOrigin } from '../../base/config/siteOrigin';
import type { Database, Queryable } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';
import { addToOutbox, PRIORITY, type Mail } from '../mail/addToOutbox';
import type { Fields } from '../../base/validation/fields';

export interface LinkOptions {
  site: SiteOrigin;
  unsubscribeSigner: Signer;
}

/** The purpose of the signatures in the links to leave the newsletter. */
export const UNSUBSCRIBE_PURPOSE = 'unsubscribe';

/** `<address in base64url>.<signature>`; an address of 254 characters has at most 1016 bytes. */
const UNSUBSCRIBE_TOKEN = /^([\w-]{1,1355})\.([\w-]{43})$/;

/** The link by which a reader leaves (NEWS-20). It does not expire. */
export function unsubscribeLink(site: string, key: string, signer: Signer): string {
  return `${site}/unsubscribe${unsubscribeParameter(key)}${signer.sign(key)}`;
}

/** This part is the same in all links of a reader. */
function unsubscribeParameter(key: string): string {
  return `?token=${Buffer.from(key).toString('base64url')}.`;
}

/** The address in a token, in its former spelling; undefined for a token of another store. */
function addressIn(token: string, signer: Signer): string | undefined {
  const [, encoded = '', signature = ''] = UNSUBSCRIBE_TOKEN.exec(token) ?? [];
  const address = Buffer.from(encoded, 'base64url').toString();
  return address && signer.isSigned(address, signature) ? address : undefined;
}

/** Writes an email with the link to leave; by its headers mail programs offer that too (RFC 8058). It is sent last. */
export async function addLetter(
  transaction: Queryable,
  { site, unsubscribeSigner }: LinkOptions,
  key: string,
  { content, ...mail }: Mail,
): Promise<void> {
  const link = unsubscribeLink(site(), key, unsubscribeSigner);
  await addToOutbox(transaction, {
    ...mail,
    content: { ...content, leave: link },
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    sending: { priority: PRIORITY.newsletter },
  });
}

export const UNSUBSCRIBED = 'Your address has been deleted. You are welcome back at any time.';

const INVALID_LINK = 'This link is not complete. Please open it from your newsletter email again.';

/** The body of `POST /api/newsletter/unsubscribe` (API-30). */
export const unsubscribeSchema = z.object({
  token: z.string(INVALID_LINK).regex(UNSUBSCRIBE_TOKEN, INVALID_LINK),
} satisfies Fields<Pick<LinkRequest, 'token'>>);

/** Throws an `ApiError` 404 for a token that this store has not signed. */
export async function unsubscribe(database: Database, token: string, signer: Signer): Promise<void> {
  const address = addressIn(token, signer);
  if (!address) throw new ApiError(404, INVALID_LINK);
  await database.transaction((transaction) => leaveNewsletter(transaction, address));
}

/** Deletes a subscription, its stock alerts and its unsent emails (NEWS-20). An unknown address is no error. */
export async function leaveNewsletter(transaction: Queryable, address: string): Promise<void> {
  // an older link has an older form of the address
  const key = emailKey(address);
  await transaction.query('delete from newsletter_subscribers where email_key = $1', [key]);
  await transaction.query('delete from stock_alerts where email_key = $1', [key]);
  // by their link, because the recipient may be spelled in another way
  await transaction.query(
    'delete from outbox where (strpos(headers, $1) > 0 or strpos(headers, $2) > 0) and sent_at is null',
    [unsubscribeParameter(address), unsubscribeParameter(key)],
  );
}

/** Limits unsigned tokens only, because a mail provider sends the presses of all its readers from one address. */
export function limitUnsigned({
  newsletterLimit,
  unsubscribeSigner,
}: LinkOptions & { newsletterLimit: onRequestAsyncHookHandler }): preHandlerAsyncHookHandler {
  return async function limit(request, reply) {
    const { token } = { ...Object(request.query), ...Object(request.body) };
    if (!addressIn(String(token), unsubscribeSigner)) await newsletterLimit.call(this, request, reply);
  };
}
