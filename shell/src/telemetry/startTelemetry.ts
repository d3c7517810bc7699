import { composition } from '../federation/registry';
import { subscribeToFailures, subscribeToShownBuilds, type RecordedFailure } from './telemetryQueue';
import { observeErrors } from './observeErrors';
import { redactError } from './redactError';
import { countOrders, observeVitals } from './observeVitals';

/** Limit per page load, so that a page that fails in a loop does not flood the API. */
const MAX_FAILURES = 20;

let failureCount = 0;

/** What the server said of the page under a name; undefined where it or the browser tells nothing. */
function serverTiming(name: string): PerformanceServerTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find((entry) => entry.name === name);
}

/** The token that the server sent with the page; without it, reports are no evidence. */
function pageToken(): string | undefined {
  return serverTiming('page')?.description;
}

/** Sends the token of a traced page with its requests, so that they are in the same trace. */
function traceRequests(): void {
  const token = pageToken();
  if (!token || !serverTiming('trace')) return;
  const send = window.fetch;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    if (new URL(request.url).origin === window.location.origin) request.headers.set('page-token', token);
    return send(request);
  };
}

/** Sends a report that survives page unload. A lost report is ignored. */
function send(report: Record<string, unknown>): void {
  const body = JSON.stringify({ composition: composition().id, token: pageToken(), ...report });
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
}

function sendFailure({ error, composition: id, ...failure }: RecordedFailure): void {
  failureCount += 1;
  if (failureCount <= MAX_FAILURES) send({ composition: id, failures: [{ ...failure, ...redactError(error) }] });
}

/**
 * Starts reporting failures and rendered builds as they happen, and web vitals and orders when the page is hidden.
 * The requests of a traced page join its trace from now on.
 */
export function startTelemetry(): void {
  traceRequests();
  observeErrors();
  subscribeToFailures(sendFailure);
  subscribeToShownBuilds((shown) => send({ shown }));
  const takeVitals = observeVitals();
  document.addEventListener('visibilitychange', () => {
    const report = document.hidden && { vitals: takeVitals(), orders: countOrders() };
    if (report && (report.vitals[0] ?? report.orders[0])) send(report);
  });
}
