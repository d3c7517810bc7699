import { createPersistedValue, parseLike } from '@glow/shared/storage';

const storedKey = createPersistedValue('checkout_key', parseLike(''));

/** The key of the checkout attempt, shared by all tabs, so that resending places no second order (CHK-19). */
export function idempotencyKey(): string {
  const known = storedKey.read();
  if (known) return known;
  const key = newKey();
  storedKey.write(key);
  return key;
}

const pendingBodies = createPersistedValue('checkout_unanswered', parseLike(['']));

/** Request bodies with unknown outcome; if one is sent again with the same key, the original answer comes. */
export function pendingRequests(): string[] {
  return pendingBodies.read() ?? [];
}

export function addPendingRequest(body: string): void {
  pendingBodies.write([...pendingRequests().filter((known) => known !== body), body]);
  sentAt.write(Date.now());
}

export function removePendingRequest(body: string): void {
  pendingBodies.write(pendingRequests().filter((known) => known !== body));
}

/** After this the server has forgotten the key (API-5). */
const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

const sentAt = createPersistedValue('checkout_sent', parseLike(0));

/** When the unanswered order was sent, in epoch milliseconds; undefined if there is none to ask about (CHK-30). */
export function unansweredSince(): number | undefined {
  const time = sentAt.read();
  const isKnown = time !== undefined && storedKey.exists() && pendingRequests().length > 0;
  return isKnown && Date.now() - time < KEY_LIFETIME_MS ? time : undefined;
}

/** Ends the question about the unanswered order. Key and bodies stay: it may still arrive at the server. */
export const forgetUnanswered = sentAt.remove;

/** Ends the checkout attempt; the next request gets a new key. */
export function resetIdempotencyKey(): void {
  storedKey.remove();
  pendingBodies.remove();
  sentAt.remove();
}

function newKey(): string {
  // randomUUID exists only in secure contexts
  return (
    crypto.randomUUID?.() ??
    [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  );
}
