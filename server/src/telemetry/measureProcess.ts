import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Instruments } from './instruments';

const NANOSECONDS = 1e9;
const MICROSECONDS = 1e6;
/** How often the delay of the event loop is measured, in milliseconds; the measurement includes it. */
const RESOLUTION_MS = 20;

/** Measures the event loop, memory and processor time of the server's process. */
export function measureProcess({ meter }: Instruments): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delays.enable();
  meter
    .createObservableGauge('nodejs.eventloop.delay.p99', { unit: 's', description: 'Since it was read last' })
    .addCallback((result) => {
      result.observe(Math.max(0, delays.percentile(99) / NANOSECONDS - RESOLUTION_MS / 1000));
      delays.reset();
    });
  meter
    .createObservableGauge('nodejs.eventloop.utilization')
    .addCallback((result) => result.observe(performance.eventLoopUtilization().utilization));
  meter.createObservableGauge('process.memory.usage', { unit: 'By' }).addCallback((result) => {
    result.observe(process.memoryUsage.rss());
  });
  meter.createObservableGauge('v8js.memory.heap.used', { unit: 'By' }).addCallback((result) => {
    result.observe(process.memoryUsage().heapUsed);
  });
  meter.createObservableCounter('process.cpu.time', { unit: 's' }).addCallback((result) => {
    const { user, system } = process.cpuUsage();
    result.observe(user / MICROSECONDS, { 'cpu.mode': 'user' });
    result.observe(system / MICROSECONDS, { 'cpu.mode': 'system' });
  });
  return () => delays.disable();
}
