import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** A UUID, or 32 hexadecimal digits as nginx's `$request_id`: nothing that could be a name, an address or a card number. */
const REQUEST_ID = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32})$/i;

/** The id of a request: the `X-Request-Id` that a proxy has given it, if it is one, else a new one. */
export function requestIdOf({ 'x-request-id': given }: IncomingHttpHeaders): string {
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}
