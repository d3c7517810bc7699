import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OrderRequest } from '@glow/shared/orders';
import { anOrder, lineIds } from '../../server/src/testing/anOrder';

/** How long a buyer tries one order, in milliseconds. */
const REQUEST_TIMEOUT_MS = 120_000;

/** What a buyer was told: the order that a key stands for. */
export interface Acknowledged {
  key: string;
  id: string;
  body: string;
}

/** Shoppers who order again and again, each order under a key of its own and until it is answered for good. */
export class LoadGenerator {
  readonly acknowledged: Acknowledged[] = [];
  /** How often an order had to be sent again. */
  retries = 0;
  /** Answers that are neither an order nor a reason to try again. */
  readonly surprises: string[] = [];
  private isBuying = true;
  private isPatient = true;
  private readonly all: Promise<void>[];

  /** @param urls where the shop can be reached; buyers go on to the next one when one fails */
  constructor(urls: () => string[], count: number, private readonly order: () => OrderRequest = someOrder) {
    this.all = Array.from({ length: count }, (_, index) => this.buy(urls, index));
  }

  /** Lets every buyer finish the order under way. */
  async leave(): Promise<void> {
    this.isBuying = false;
    await Promise.all(this.all);
  }

  /** Sends every buyer away, answered or not: the shop will not open again. */
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

  private async untilAnswered(urls: () => string[], index: number, key: string, order: OrderRequest): Promise<Acknowledged | undefined> {
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

/** One attempt to order; rejects where there is no whole answer. */
export async function place(url: string, order: unknown, key: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(20_000),
  });
  return { status: answer.status, body: await answer.text() };
}

/** An order of one or two things, in any order of lines. */
export function someOrder(): OrderRequest {
  const [first = '', second = ''] = [lineIds[Math.floor(Math.random() * lineIds.length)], lineIds[Math.floor(Math.random() * lineIds.length)]];
  return anOrder({ [first]: 1, [second]: 1 });
}
