import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Instruments } from './instruments';

const NANOSECONDS_PER_SECOND = 1e9;
const MICROSECONDS_PER_SECOND = 1e6;
/** How often the delay of the event loop is measured, in milliseconds; the measurement includes it. */
const RESOLUTION_MS = 20;

/** Measures the event loop, memory and processor time of the server's process. */
export function observeProcess({ meter }: Instruments): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's', description: 'Since it was read last' })
    .addCallback((result) => {
      result.observe(Math.max(0, delays.percentile(99) / NANOSECONDS_PER_SECOND - RESOLUTION_MS / 1000));
      delays.reset();
    });
  const utilization = meter.createObservableGauge('nodejs.eventloop.utilization');
  utilization.addCallback((result) => result.observe(performance.eventLoopUtilization().utilization));
  const memory = meter.createObservableGauge('process.memory.usage', { unit: 'By' });
  memory.addCallback((result) => result.observe(process.memoryUsage.rss()));
  const heap = meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By' });
  heap.addCallback((result) => result.observe(process.memoryUsage().heapUsed));
  meter.createObservableCounter('process.cpu.time', { unit: 's' }).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / MICROSECONDS_PER_SECOND, { 'cpu.mode': 'user' });
    result.observe(system / MICROSECONDS_PER_SECOND, { 'cpu.mode': 'system' });
  });
  return () => delays.disable();
}
