import { request as send } from 'node:http';
import { listen, type Running } from './backend';

/** Where requests go that begin with a path; an empty port answers none. */
export interface Targets {
  store: number;
  backend: number;
}

const BACKEND = '/reviews-api';

/**
 * Starts the proxy in front of a store: `/reviews-api` is the backend, all else the store. It keeps `X-Forwarded-For`,
 * because the test's shoppers have networks of their own; a real proxy overwrites it.
 */
export async function startProxy(targets: Targets): Promise<Running> {
  return listen((request, response) => {
    const { url = '/', method, headers } = request;
    const isBackend = url.startsWith(`${BACKEND}/`);
    const forwarded = send(
      {
        host: 'localhost',
        port: isBackend ? targets.backend : targets.store,
        path: isBackend ? url.slice(BACKEND.length) : url,
        method,
        headers: {
          ...headers,
          'x-forwarded-for': headers['x-forwarded-for'] ?? request.socket.remoteAddress,
          'x-forwarded-proto': 'http',
        },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      },
    );
    forwarded.on('error', () => (response.headersSent ? response.destroy() : response.writeHead(502).end()));
    request.pipe(forwarded);
  });
}
