import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isApi } from '../../base/http/requestGuards';
import { ApiError } from '../../base/errors/ApiError';
import { writeSecurityHeaders } from './securityHeaders';

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  431: 'The headers are too large.',
};
const COOKIES =
  'Your browser has kept more cookies for this site than can be sent. We have asked it to delete them; your cart stays. If this page comes back, please delete the cookies of this site in the settings of your browser.';

/** No build can render this page, because the request cannot be read. */
export function clientErrorPage(status: number): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>This page could not be opened · Glow</title>
<style>body { max-width: 30rem; margin: 12vh auto; padding: 0 1.5rem; font: 1rem/1.6 sans-serif }</style>
<h1>This page could not be opened</h1>
<p>${status === 431 ? COOKIES : MESSAGES[status]}</p>
<p><a href="/">Continue to the store</a></p>
`;
}

/** Answers an unreadable request (400, 408, 431), unless another answer is under way, and closes the connection. */
export function sendClientError(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = STATUSES[error.code ?? ''] ?? 400;
  const [, target = ''] = /^[A-Z]+ (\S+)/.exec(String(error.rawPacket)) ?? [];
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  try {
    response.assignSocket(socket);
  } catch {
    // a socket has only one response at a time
    return void socket.destroy();
  }
  writeSecurityHeaders(false, request, response);
  if (status === 431) response.setHeader('clear-site-data', '"cookies"');
  response.writeHead(status, {
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': `${isApi(target) ? 'application/json' : 'text/html'}; charset=utf-8`,
  });
  const refusal = JSON.stringify(new ApiError(status, MESSAGES[status] ?? '').body());
  response.end(isApi(target) ? refusal : clientErrorPage(status), () => socket.destroy());
}
