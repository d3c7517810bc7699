import type { Tracer } from '@opentelemetry/api';
import { reportEvents, type ReportEvent } from '../events/events';
import { buildAttributes, requestContext, type Instruments } from './instruments';

/** Observes what pages report: failures by build and phase, and of a traced page a span with its vitals in the trace of its request. */
export function observeReports({ tracer, meter }: Instruments): () => void {
  const shownCount = meter.createCounter('glow.page.shown', { description: 'Pages in which a build was shown' });
  const failureCount = meter.createCounter('glow.page.failures', { description: 'Failures that pages have reported' });

  function note(message: unknown): void {
    const report = message as ReportEvent;
    for (const { remote, build } of report.shown) shownCount.add(1, buildAttributes(remote, build));
    for (const { remote, build, phase } of report.failures)
      failureCount.add(1, { ...buildAttributes(remote, build), 'glow.phase': phase });
    if (report.trace) addToTrace(tracer, report, report.trace);
  }

  reportEvents.subscribe(note);
  return () => void reportEvents.unsubscribe(note);
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
