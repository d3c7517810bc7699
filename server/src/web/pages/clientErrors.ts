import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isApi } from '../../base/http/requestGuards';
import { plainPage } from '../../base/http/plainPage';
import { ApiError } from '../../base/errors/ApiError';
import { writeSecurityHeaders } from './securityHeaders';

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  431: 'The headers are too large.',
};
const COOKIES =
  '<p>Your browser has kept more cookies for this site than can be sent. We have asked it to delete them; your cart stays. If this page comes back, please delete the cookies of this site in the settings of your browser.</p>';

export function clientErrorPage(status: number): string {
  return plainPage('This page could not be opened', status === 431 ? COOKIES : `<p>${MESSAGES[status]}</p>`);
}

/** Answers an unreadable request (400, 408, 431), unless another answer is under way, and closes the connection. */
export function sendClientError(error: NodeJS.ErrnoException & { rawPacket?: unknown }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const [, target = ''] = /^[A-Z]+ (\S+)/.exec(String(error.rawPacket)) ?? [];
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  try {
    response.assignSocket(socket);
  } catch {
    // a socket has only one response at a time
    socket.destroy();
    return;
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
