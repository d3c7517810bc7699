import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderRequest } from '@glow/shared/orders';
import { anOrder, lineIds } from '@glow/server/testing';

/** Ends a hang of one order, including retries. */
const REQUEST_TIMEOUT_MS = 300_000;

/** The order acknowledged for a key. */
export interface Acknowledged {
  key: string;
  id: string;
  body: string;
}

/** Shoppers who place orders in a loop, each with its own key and retried until there is a final response. */
export class LoadGenerator {
  readonly acknowledged: Acknowledged[] = [];
  retries = 0;
  /** Time of the last one, in milliseconds of `performance.now()`. */
  lastRetryAt = -Infinity;
  /** Responses that are neither an order nor retryable. */
  readonly unexpectedResponses: string[] = [];
  private isRunning = true;
  private isRetrying = true;
  private readonly shoppers: Promise<void>[];

  /** @param urls server instances; shoppers switch to the next one when one fails */
  constructor(
    urls: () => string[],
    count: number,
    private readonly order: () => OrderRequest = randomOrder,
  ) {
    this.shoppers = Array.from({ length: count }, (_, index) => this.buy(urls, index));
  }

  /** Resolves when so many more orders are acknowledged. */
  async placed(count: number): Promise<void> {
    const { length } = this.acknowledged;
    while (this.acknowledged.length < length + count) await wait(20);
  }

  /** Stops after the pending orders. */
  async stop(): Promise<void> {
    this.isRunning = false;
    await Promise.all(this.shoppers);
  }

  /** Aborts pending orders, because the server will not restart. */
  async abort(): Promise<void> {
    this.isRetrying = false;
    await this.stop();
  }

  private async buy(urls: () => string[], index: number): Promise<void> {
    while (this.isRunning) {
      const key = randomUUID();
      const response = await this.untilAcknowledged(urls, index, key, this.order());
      if (response) this.acknowledged.push(response);
    }
  }

  private async untilAcknowledged(
    urls: () => string[],
    index: number,
    key: string,
    order: OrderRequest,
  ): Promise<Acknowledged | undefined> {
    const deadline = Date.now() + REQUEST_TIMEOUT_MS;
    for (let attempt = index; this.isRetrying && Date.now() < deadline; attempt += 1) {
      const shops = urls();
      const response = await placeOrder(shops[attempt % shops.length] ?? '', order, key).catch(() => undefined);
      if (response?.status === 201) return acknowledgedOf(key, response.body);
      if (response && response.status !== 503) {
        this.unexpectedResponses.push(`${response.status} ${response.body}`);
        return undefined;
      }
      this.retries += 1;
      this.lastRetryAt = performance.now();
      await wait(100);
    }
    this.unexpectedResponses.push(`no response for ${key}`);
    return undefined;
  }
}

export function acknowledgedOf(key: string, body: string): Acknowledged {
  return { key, id: JSON.parse(body).order.id, body };
}

/** Sends an order once; rejects where the response is incomplete. */
export async function placeOrder(url: string, order: unknown, key: string): Promise<{ status: number; body: string }> {
  const response = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: response.status, body: await response.text() };
}

/** An order of one or two products, with lines in random order. */
export function randomOrder(): OrderRequest {
  const [first = '', second = ''] = [
    lineIds[Math.floor(Math.random() * lineIds.length)],
    lineIds[Math.floor(Math.random() * lineIds.length)],
  ];
  return anOrder({ [first]: 1, [second]: 1 });
}
