import { randomUUID } from 'node:crypto';
import http from 'node:http';
import { anOrder } from '@glow/server/testing';

const agent = new http.Agent({ keepAlive: true, maxSockets: 100 });

/** Sends a request over a kept connection; resolves with its status and the transferred size of the body. */
function send(url: string, options: http.RequestOptions, body?: string): Promise<{ status: number; size: number }> {
  return new Promise((resolve, reject) => {
    const request = http.request(url, { agent, ...options }, (response) => {
      let size = 0;
      response.on('data', (chunk: Buffer) => (size += chunk.length));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, size }));
    });
    request.on('error', reject).end(body);
  });
}

/** Asks for a page or a file, compressed; returns its size, and rejects where it is not answered with success. */
export async function getCompressed(url: string): Promise<number> {
  const { status, size } = await send(url, { headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' } });
  if (status !== 200) throw new Error(`${url} was answered with ${status}`);
  return size;
}

let shoppers = 0;

/** Orders quantities by line for a new shopper, because one address' orders wait; rejects if the order is refused. */
export async function orderTaken(url: string, quantities: Record<string, number>): Promise<void> {
  const headers = { 'content-type': 'application/json', 'idempotency-key': randomUUID() };
  const body = anOrder(quantities, { customerEmail: `shopper${(shoppers += 1)}@example.com` });
  const { status } = await send(`${url}/api/orders`, { method: 'POST', headers }, JSON.stringify(body));
  if (status !== 201) throw new Error(`An order was answered with ${status}`);
}

/** Works done one after another on each of several connections. */
export interface Timed {
  /** Works a second. */
  rate: number;
  /** Milliseconds of a work: median, and so many percent took no longer. */
  p50: number;
  p95: number;
  p99: number;
}

/** Does a work `count` times, `connections` at once. */
export async function timed(
  count: number,
  connections: number,
  work: (index: number) => Promise<unknown>,
): Promise<Timed> {
  const times: number[] = [];
  let next = 0;

  async function workOn(): Promise<void> {
    while (next < count) {
      const started = performance.now();
      await work((next += 1));
      times.push(performance.now() - started);
    }
  }

  const started = performance.now();
  await Promise.all(Array.from({ length: connections }, workOn));
  const seconds = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const part = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { rate: count / seconds, p50: part(0.5), p95: part(0.95), p99: part(0.99) };
}
