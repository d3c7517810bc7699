import { SpanStatusCode, type Span, type Tracer } from '@opentelemetry/api';
import {
  follow,
  fragmentEvents,
  pageEvents,
  poolEvents,
  renderEvents,
  reportEvents,
  type FragmentEvent,
  type PageEvent,
  type PoolEvent,
  type RenderEvent,
  type ReportEvent,
} from '../../base/events/events';
import {
  buildAttributes,
  contextOf,
  currentSpan,
  errorTypeOf,
  restWithoutTraces,
  SECONDS,
  requestContext,
  type Instruments,
} from './instruments';

/** Observes pages and their data: where they come from, renderings by build, and the pool of processes. */
export function observePages({ tracer, meter }: Instruments): () => void {
  const duration = meter.createHistogram('glow.render.duration', {
    ...SECONDS,
    description: 'Time from the wish for a page, or its data, until it is made, waiting for a process included',
  });
  const served = meter.createObservableCounter('glow.pages', {
    description: 'Pages and their data by where they came from',
  });
  // counted here, because most requests are for a page and a counter of the SDK is slower
  const none = { cache: 0, render: 0, last: 0, browser: 0 };
  const counts = { page: { ...none }, data: { ...none } };
  served.addCallback((result) => {
    for (const [work, places] of Object.entries(counts))
      for (const [from, count] of Object.entries(places))
        result.observe(count, { 'glow.work': work, 'glow.from': from });
  });
  const missing = meter.createCounter('glow.fragment.missing', {
    description: 'Fragments that a page was made without, because they were late, failed or were refused',
  });
  const age = meter.createHistogram('glow.page.age', {
    ...SECONDS,
    description: 'Age of a page that is sent in place of one that is late',
  });
  const jobs = meter.createGauge('glow.render.jobs', { description: 'Renderings that run or wait for a process' });
  const processes = meter.createGauge('glow.render.processes');
  const renderings = new WeakMap<RenderEvent, { startedAt: number; span?: Span }>();

  function begin(event: RenderEvent): Span | undefined {
    const parent = currentSpan.getStore();
    const attributes = { ...buildAttributes(event.remote, event.build), 'glow.work': event.work };
    const span = parent && tracer.startSpan(`render ${event.remote}`, { attributes }, contextOf(parent));
    renderings.set(event, { startedAt: performance.now(), span });
    return span;
  }

  /** A tracing channel adds the error at the end of an event. */
  function end(event: RenderEvent & { error?: unknown }): void {
    const { startedAt = performance.now(), span } = renderings.get(event) ?? {};
    const { remote, build, work, error } = event;
    const outcome = error === undefined ? 'rendered' : errorTypeOf(error);
    duration.record((performance.now() - startedAt) / 1000, {
      ...buildAttributes(remote, build),
      'glow.work': work,
      'glow.outcome': outcome,
    });
    if (error !== undefined) span?.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', outcome);
    span?.end();
    restWithoutTraces();
  }

  function notePage({ work, from, ageMs, describe }: PageEvent): void {
    counts[work][from] += 1;
    if (ageMs !== undefined) age.record(ageMs / 1000);
    const span = currentSpan.getStore();
    if (!span) return;
    const { remote, build, composition } = describe();
    span.setAttributes({ ...buildAttributes(remote, build), 'glow.composition': composition, 'glow.from': from });
  }

  function noteFragment({ remote, build, reason }: FragmentEvent): void {
    missing.add(1, { ...buildAttributes(remote, build), 'glow.reason': reason });
  }

  function notePool({ processes: running, busy, waiting }: PoolEvent): void {
    processes.record(running);
    jobs.record(busy, { 'glow.state': 'running' });
    jobs.record(waiting, { 'glow.state': 'waiting' });
  }

  renderEvents.start.bindStore(currentSpan, begin);
  renderEvents.asyncEnd.subscribe(end as (event: unknown) => void);
  const ends = [follow(pageEvents, notePage), follow(fragmentEvents, noteFragment), follow(poolEvents, notePool)];
  return () => {
    renderEvents.start.unbindStore(currentSpan);
    renderEvents.asyncEnd.unsubscribe(end as (event: unknown) => void);
    ends.forEach((stop) => stop());
  };
}

/** Counts shown builds and failures; a traced page has a span with its vitals in the trace of its request. */
export function observeReports({ tracer, meter }: Instruments): () => void {
  const shownCount = meter.createCounter('glow.page.shown', { description: 'Pages in which a build was shown' });
  const failureCount = meter.createCounter('glow.page.failures', { description: 'Failures that pages have reported' });

  return follow(reportEvents, (report: ReportEvent) => {
    for (const { remote, build } of report.shown) shownCount.add(1, buildAttributes(remote, build));
    for (const { remote, build, phase } of report.failures)
      failureCount.add(1, { ...buildAttributes(remote, build), 'glow.phase': phase });
    if (report.trace) addToTrace(tracer, report, report.trace);
  });
}

function addToTrace(tracer: Tracer, { shown, failures, vitals }: ReportEvent, page: string): void {
  const span = tracer.startSpan('browser report', {}, requestContext(page));
  for (const { remote, build } of shown) span.addEvent('shown', buildAttributes(remote, build));
  for (const { remote, build, phase } of failures)
    span.addEvent('failure', { ...buildAttributes(remote, build), 'glow.phase': phase });
  for (const { remote, build, metric, value } of vitals)
    span.addEvent(metric, { ...buildAttributes(remote, build), 'glow.value': value });
  span.end();
}
