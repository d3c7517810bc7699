import { createPersistedValue } from '@glow/shared/storage';

function parseKey(stored: unknown): string {
  if (typeof stored !== 'string' || stored === '') throw new Error('not a key');
  return stored;
}

const storedKey = createPersistedValue('checkout_key', parseKey);

/** The key of the attempt to check out this device's cart: however often and from however many tabs the order is sent, the key lets it become one order only (CHK-19). */
export function idempotencyKey(): string {
  const known = storedKey.read();
  if (known) return known;
  const key = newKey();
  storedKey.write(key);
  return key;
}

function parseBodies(stored: unknown): string[] {
  if (!Array.isArray(stored)) throw new Error('not a list of orders');
  return stored.map(String);
}

const unanswered = createPersistedValue('checkout_unanswered', parseBodies);

/** The orders that this attempt has sent and heard nothing of, each in the very words that get its answer again. */
export function pendingRequests(): string[] {
  return unanswered.read() ?? [];
}

/** Keeps an order until it is answered: nobody knows yet whether it was placed. */
export function addPendingRequest(body: string): void {
  unanswered.write([...pendingRequests().filter((known) => known !== body), body]);
}

/** An order was answered: what was to be known of it is known. */
export function removePendingRequest(body: string): void {
  unanswered.write(pendingRequests().filter((known) => known !== body));
}

/** Ends the attempt: what comes next has another key. */
export function resetIdempotencyKey(): void {
  storedKey.remove();
  unanswered.remove();
}

function newKey(): string {
  // browsers offer randomUUID on secure pages only
  return crypto.randomUUID?.() ?? [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
