import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { NewReview, Review } from './src/data/reviews';

export interface Running {
  port: number;
  close(): Promise<void>;
}

/** Starts a server on a free port of this machine. */
export async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => void | Promise<void>,
): Promise<Running> {
  const server = createServer((request, response) => {
    Promise.resolve(answer(request, response)).catch(() => response.writeHead(400).end());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function isReview(sent: Partial<NewReview>): sent is NewReview {
  const { rating = 0, ...texts } = sent;
  const areTexts = [texts.productId, texts.productName, texts.userId, texts.author, texts.text].every(
    (text) => typeof text === 'string' && text.length > 0 && text.length <= 300,
  );
  return areTexts && Number.isInteger(rating) && rating >= 1 && rating <= 5;
}

/** Starts the backend of the reviews, in memory: `GET /reviews?product=…&user=…` and `POST /reviews`. */
export async function startBackend(reviews: Review[] = []): Promise<Running> {
  return listen(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, content: unknown) =>
      response
        .writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
        .end(JSON.stringify(content));
    if (pathname !== '/reviews') return void send(404, {});
    if (request.method === 'GET') {
      const [product, user] = [searchParams.get('product'), searchParams.get('user')];
      return void send(
        200,
        reviews.filter(({ productId, userId }) => (!product || productId === product) && (!user || userId === user)),
      );
    }
    const sent = (await json(request)) as Partial<NewReview>;
    if (!isReview(sent)) return void send(422, {});
    reviews.unshift({ ...sent, id: reviews.length + 1 });
    return void send(201, {});
  });
}
