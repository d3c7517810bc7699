import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { setGlobalErrorHandler } from '@opentelemetry/core';
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { MeterProvider, PeriodicExportingMetricReader, type MetricReader } from '@opentelemetry/sdk-metrics';
import { BasicTracerProvider, BatchSpanProcessor, type SpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { Config } from '../../base/config/config';
import type { Database } from '../../base/database/Database';
import { StartError, type Tell } from '../../base/errors/errors';
import { withTimeout } from '../../base/system/withTimeout';
import { measureDatabase, observeDatabase } from './observeDatabase';
import { observePages, observeReports } from './observePages';
import { observeRequests } from './observeRequests';
import type { Instruments } from './instruments';

/** Share of requests that are traced, if neither a proxy nor `OTEL_TRACES_SAMPLER` decides. */
const TRACED_SHARE = 0.01;
/** Time for the last export, in milliseconds. */
const CLOSE_MS = 2_000;
const NANOSECONDS_PER_SECOND = 1e9;
const MICROSECONDS_PER_SECOND = 1e6;
/** How often the delay of the event loop is measured, in milliseconds; the measurement includes it. */
const RESOLUTION_MS = 20;

export type Telemetry = ReturnType<typeof observeServer>;

/** Starts traces and metrics, before the server is built. Throws a `StartError` if the metrics' port is taken. */
export async function startTelemetry(config: Config, report: Tell): Promise<Telemetry> {
  reportProblems(report);
  return observeServer(await exportersOf(config));
}

export function observeServer({ spanProcessors, readers }: Awaited<ReturnType<typeof exportersOf>>) {
  const resource = resourceFromAttributes({ 'service.name': 'glow', 'service.instance.id': randomUUID() }).merge(
    detectResources({ detectors: [envDetector] }),
  );
  const traces = new BasicTracerProvider({ resource, spanProcessors });
  const metrics = new MeterProvider({ resource, readers });
  const chosen = process.env.OTEL_TRACES_SAMPLER ? 1 : TRACED_SHARE;
  const share = spanProcessors.length > 0 ? chosen : 0;
  const instruments: Instruments = { tracer: traces.getTracer('glow'), meter: metrics.getMeter('glow'), share };
  const stops = [observeRequests, observePages, observeReports, observeProcess].map((start) => start(instruments));

  return {
    observe(database: Database): Database {
      measureDatabase(instruments, database);
      return observeDatabase(instruments, database);
    },
    /** Sends the remaining data, for at most two seconds, and ends. */
    async close() {
      stops.forEach((stop) => stop());
      const ended: Promise<unknown> = Promise.allSettled([traces.shutdown(), metrics.shutdown()]);
      await withTimeout(ended, CLOSE_MS, () => undefined);
    },
  };
}

async function exportersOf({ otlpEndpoint, metricsPort, metricsIntervalMs, host }: Config) {
  const spanProcessors: SpanProcessor[] = [];
  const readers: MetricReader[] = [];
  if (otlpEndpoint) {
    const times = { exportIntervalMillis: metricsIntervalMs, exportTimeoutMillis: Math.min(metricsIntervalMs, 30_000) };
    spanProcessors.push(new BatchSpanProcessor(new OTLPTraceExporter()));
    readers.push(new PeriodicExportingMetricReader({ exporter: new OTLPMetricExporter(), ...times }));
  }
  if (metricsPort) readers.push(await servePrometheus(metricsPort, host));
  return { spanProcessors, readers };
}

async function servePrometheus(port: number, host: string): Promise<PrometheusExporter> {
  const exporter = new PrometheusExporter({ port, host, preventServerStart: true, withoutScopeInfo: true });
  await exporter.startServer().catch((error: NodeJS.ErrnoException) => {
    throw new StartError(`GLOW-022 Metrics cannot use ${host}:${port} (${error.code}): set another METRICS_PORT.`);
  });
  return exporter;
}

/** Reports why exports fail, once. The exporter tries them again; data that does not fit into its queue is lost. */
function reportProblems(report: Tell): void {
  let last = '';
  setGlobalErrorHandler((error) => {
    const problem = error instanceof Error ? error.message : 'unknown';
    if (problem !== last) report(`Traces or metrics cannot be exported: ${problem}`);
    last = problem;
  });
}

function observeProcess({ meter }: Instruments): () => void {
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
