import { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { writeSecurityHeaders } from './securityHeaders';

const STATUSES: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };
const MESSAGES: Record<number, string> = {
  400: 'The request cannot be read.',
  408: 'The request took too long.',
  431: 'The headers are too large.',
};

/**
 * Answers what is no readable HTTP request (400, 408, 431) with the security headers, and closes the connection. Where a request of
 * the connection is being answered, it is closed without another answer.
 */
export function sendClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = STATUSES[error.code ?? ''] ?? 400;
  const request = new IncomingMessage(socket);
  const response = new ServerResponse(request);
  try {
    response.assignSocket(socket);
  } catch {
    // a socket has one response at a time
    socket.destroy();
    return;
  }
  writeSecurityHeaders(false, request, response);
  response.writeHead(status, {
    'cache-control': 'no-store',
    connection: 'close',
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end(MESSAGES[status], () => socket.destroy());
}
