import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderRequest } from '@glow/shared/orders';
import { anOrder, lineIds } from '../../server/src/testing/anOrder';

/** Time limit for one order, including retries. */
const REQUEST_TIMEOUT_MS = 120_000;

/** The order acknowledged for a key. */
export interface Acknowledged {
  key: string;
  id: string;
  body: string;
}

/** Shoppers who place orders in a loop, each with its own key and retried until there is a final response. */
export class LoadGenerator {
  readonly acknowledged: Acknowledged[] = [];
  /** Number of retries. */
  retries = 0;
  /** Responses that are neither an order nor retryable. */
  readonly surprises: string[] = [];
  private isBuying = true;
  private isPatient = true;
  private readonly all: Promise<void>[];

  /** @param urls server instances; shoppers switch to the next one when one fails */
  constructor(
    urls: () => string[],
    count: number,
    private readonly order: () => OrderRequest = someOrder,
  ) {
    this.all = Array.from({ length: count }, (_, index) => this.buy(urls, index));
  }

  /** Stops after the pending orders. */
  async leave(): Promise<void> {
    this.isBuying = false;
    await Promise.all(this.all);
  }

  /** Aborts pending orders, because the server will not restart. */
  async abandon(): Promise<void> {
    this.isPatient = false;
    await this.leave();
  }

  private async buy(urls: () => string[], index: number): Promise<void> {
    while (this.isBuying) {
      const key = randomUUID();
      const answer = await this.untilAnswered(urls, index, key, this.order());
      if (answer) this.acknowledged.push(answer);
    }
  }

  private async untilAnswered(
    urls: () => string[],
    index: number,
    key: string,
    order: OrderRequest,
  ): Promise<Acknowledged | undefined> {
    const until = Date.now() + REQUEST_TIMEOUT_MS;
    for (let attempt = index; this.isPatient && Date.now() < until; attempt += 1) {
      const shops = urls();
      const answer = await place(shops[attempt % shops.length] ?? '', order, key).catch(() => undefined);
      if (answer?.status === 201) return { key, id: JSON.parse(answer.body).order.id, body: answer.body };
      if (answer && answer.status !== 503) {
        this.surprises.push(`${answer.status} ${answer.body}`);
        return undefined;
      }
      this.retries += 1;
      await wait(100);
    }
    this.surprises.push(`no answer for ${key}`);
    return undefined;
  }
}

/** Sends an order once; rejects where the response is incomplete. */
export async function place(url: string, order: unknown, key: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, body: await answer.text() };
}

/** An order of one or two products, with lines in random order. */
export function someOrder(): OrderRequest {
  const [first = '', second = ''] = [
    lineIds[Math.floor(Math.random() * lineIds.length)],
    lineIds[Math.floor(Math.random() * lineIds.length)],
  ];
  return anOrder({ [first]: 1, [second]: 1 });
}
