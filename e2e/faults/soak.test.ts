import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { readProcessUse } from '@glow/server/web';
import { anOrder, lineIds } from '@glow/server/testing';
import { NO_VIOLATIONS } from './invariants';
import { acknowledgedOf, placeOrder, type Acknowledged } from './loadGenerator';
import { isFull, recordResult, share, times } from './repetitions';
import { openShop } from './shop';

const onLinux = process.platform === 'linux' ? test : test.skip;

const SECONDS = times(30 * 60, 20);
const ORDERS_PER_SECOND = times(50, 20);
/** Growth of the memory that is not a leak, in MiB an hour after the warm-up, or in all of a short run. */
const MAX_GROWTH = times(100, 150);

onLinux(
  'R25: under a steady flow of orders it neither grows nor becomes slower',
  async () => {
    const store = await openShop();
    const process = processOf(store.databaseFolder);
    const acknowledged: Acknowledged[] = [];
    const pending = new Set<Promise<void>>();
    const samples: { at: number; rss: number; cpuMs: number; orders: number }[] = [];
    const durations: number[] = [];
    const started = performance.now();
    const secondsSince = () => (performance.now() - started) / 1000;

    async function order(number: number): Promise<void> {
      const key = `soak-${number}`;
      const sent = performance.now();
      const place = () => placeOrder(store.url, anOrder({ [lineIds[number % lineIds.length] ?? '']: 1 }), key);
      let answer = await place();
      // a busy machine refuses some
      for (; answer.status === 503; answer = await place()) await wait(500);
      expect(answer.status).toBe(201);
      durations.push(performance.now() - sent);
      acknowledged.push(acknowledgedOf(key, answer.body));
    }

    for (let number = 0; secondsSince() < SECONDS || samples.length < 20; number += 1) {
      const sent: Promise<void> = order(number).finally(() => pending.delete(sent));
      pending.add(sent);
      if (pending.size >= ORDERS_PER_SECOND) await Promise.race(pending);
      if (secondsSince() >= samples.length)
        samples.push({ at: secondsSince(), orders: acknowledged.length, rss: rssOf(process), cpuMs: cpuMsOf(process) });
      await wait(Math.max(0, (number / ORDERS_PER_SECOND - secondsSince()) * 1000));
    }
    await Promise.all(pending);
    await store.close();
    const faults = await store.violations(acknowledged);
    await store.remove();
    const counted = samples.filter(({ at }) => at > SECONDS / 3);
    const growth = slope(counted) * (isFull ? 3600 : SECONDS);
    const third = Math.floor(samples.length / 3);
    // what a busy machine does not change
    const [early, late] = [cpuMsPerOrder(samples.slice(0, third)), cpuMsPerOrder(samples.slice(-third))];
    recordResult(
      'R25',
      `${SECONDS} s of ${ORDERS_PER_SECOND} orders a second: ${acknowledged.length} orders; memory ${counted[0]?.rss} to ${counted.at(-1)?.rss} MiB, ${Math.round(growth)} MiB ${isFull ? 'an hour' : 'in all'}; p99 ${Math.round(share(durations, 0.99))} ms; ${early.toFixed(1)} ms of processor time for an order in the first third, ${late.toFixed(1)} ms in the last; ${JSON.stringify(faults)}`,
    );
    expect(faults).toEqual(NO_VIOLATIONS);
    expect(growth).toBeLessThan(MAX_GROWTH);
    expect(late).toBeLessThan(3 * early);
  },
  (SECONDS + 30 * 60) * 1000,
);

/** The server that has the folder open. */
function processOf(folder: string): string {
  const claim = readdirSync(folder).find((name) => name.startsWith('opened-by-')) ?? '';
  return claim.split('-')[2] ?? '';
}

/** Resident memory in MiB. */
function rssOf(process: string): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${process}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}

/** Processor time in milliseconds. */
function cpuMsOf(process: string): number {
  return readProcessUse(Number(process))?.cpuMs ?? 0;
}

/** Processor time of the server for each order, in milliseconds. */
function cpuMsPerOrder(samples: { cpuMs: number; orders: number }[]): number {
  const [first, last] = [samples[0], samples.at(-1)];
  return ((last?.cpuMs ?? 0) - (first?.cpuMs ?? 0)) / Math.max(1, (last?.orders ?? 0) - (first?.orders ?? 0));
}

/** Growth of the memory in MiB a second, by least squares. */
function slope(samples: { at: number; rss: number }[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const [at, rss] = [mean(samples.map((sample) => sample.at)), mean(samples.map((sample) => sample.rss))];
  const covariance = samples.reduce((sum, sample) => sum + (sample.at - at) * (sample.rss - rss), 0);
  return covariance / samples.reduce((sum, sample) => sum + (sample.at - at) ** 2, 0);
}
