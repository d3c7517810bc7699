import { createPersistedValue, parseLike } from '@glow/shared/storage';

const storedKey = createPersistedValue('checkout_key', parseLike(''));

/** The key of the current checkout attempt, shared by all tabs of this device, so that resending cannot place a second order (CHK-19). */
export function idempotencyKey(): string {
  const known = storedKey.read();
  if (known) return known;
  const key = newKey();
  storedKey.write(key);
  return key;
}

const pendingBodies = createPersistedValue('checkout_unanswered', parseLike(['']));

/** Request bodies without a response; resending the exact body with the same key replays the original answer. */
export function pendingRequests(): string[] {
  return pendingBodies.read() ?? [];
}

/** Stores a request body until its response arrives: until then it is unknown whether the order was placed. */
export function addPendingRequest(body: string): void {
  pendingBodies.write([...pendingRequests().filter((known) => known !== body), body]);
  sentAt.write(Date.now());
}

/** Removes a request body once its response has arrived. */
export function removePendingRequest(body: string): void {
  pendingBodies.write(pendingRequests().filter((known) => known !== body));
}

/** After this the server has forgotten the key (API-5). */
const KEY_LIFETIME_MS = 7 * 24 * 60 * 60 * 1000;

/** When the latest request was sent, in epoch milliseconds. */
const sentAt = createPersistedValue('checkout_sent', parseLike(0));

/** When the order was sent that has not been answered, in epoch milliseconds; undefined if there is none to ask about (CHK-30). */
export function unansweredSince(): number | undefined {
  const time = sentAt.read();
  const isKnown = time !== undefined && storedKey.exists() && pendingRequests().length > 0;
  return isKnown && Date.now() - time < KEY_LIFETIME_MS ? time : undefined;
}

/** Ends the question about the unanswered order. Key and bodies stay: it may still arrive at the server. */
export function forgetUnanswered(): void {
  sentAt.remove();
}

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
