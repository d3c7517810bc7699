import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { acknowledgedOf, placeOrder, randomOrder, type Acknowledged } from '../faults/loadGenerator';

/** Pages that readers read. */
export const PAGES = ['/', '/collections/skincare', '/product/skn-001', '/product/mkp-003', '/blog', '/about', '/cart'];

/** A reader opens a page about this often, in milliseconds. */
const READING_MS = 1_000;

/** Shoppers who ask once, as browsers do: an answer that is not the page or the order is a failure. */
export class Traffic {
  readonly acknowledged: Acknowledged[] = [];
  readonly failures: string[] = [];
  reads = 0;
  late = 0;
  private isRunning = true;
  private readonly readers: Promise<void>[];
  private readonly orders = new Set<Promise<void>>();
  private readonly clock: NodeJS.Timeout | undefined;

  /** @param ordersPerSecond orders are placed at this rate, whatever the answers take */
  constructor(
    private readonly url: string,
    { readers, ordersPerSecond }: { readers: number; ordersPerSecond: number },
  ) {
    this.readers = Array.from({ length: readers }, (_, index) => this.read(index));
    if (ordersPerSecond > 0) this.clock = setInterval(() => this.order(), 1000 / ordersPerSecond);
  }

  /** Stops after the pending requests. */
  async stop(): Promise<void> {
    this.isRunning = false;
    clearInterval(this.clock);
    await Promise.all([...this.readers, ...this.orders]);
  }

  private async read(index: number): Promise<void> {
    for (let count = index; this.isRunning; count += 1) {
      await wait(Math.random() * 2 * READING_MS);
      const path = PAGES[count % PAGES.length];
      await fetch(this.url + path, { headers: { accept: 'text/html' } }).then(
        async (response) => {
          const html = await response.text();
          this.reads += 1;
          // a page that is late, which the browser renders
          if (response.status === 503 && html.includes('id="root"')) this.late += 1;
          else if (response.status !== 200) this.failures.push(`${path}: ${response.status}`);
        },
        (error: Error) => this.failures.push(`${path}: ${String(error.cause ?? error)}`),
      );
    }
  }

  private order(): void {
    const key = randomUUID();
    const order = placeOrder(this.url, randomOrder(), key).then(
      ({ status, body }) => {
        if (status === 201) this.acknowledged.push(acknowledgedOf(key, body));
        else this.failures.push(`order: ${status} ${body}`);
      },
      (error: Error) => void this.failures.push(`order: ${String(error.cause ?? error)}`),
    );
    this.orders.add(order);
    void order.finally(() => this.orders.delete(order));
  }
}
