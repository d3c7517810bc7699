import { composition, buildOf } from '../federation/registry';
import { subscribeToFailures, subscribeToShownBuilds, recordFailure, type RecordedFailure } from './telemetryQueue';
import { redactError } from './redactError';
import { countOrders, observeVitals } from './observeVitals';

/** Limit per page load, so that a page that fails in a loop does not flood the API. */
const MAX_FAILURES = 20;

let failureCount = 0;

/** What the server said of the page under a name (`Server-Timing`); undefined if it or the browser tells nothing. */
function serverTiming(wanted: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === wanted)?.description;
}

/** Sends a report that survives page unload, with the page's token: without it, reports are no evidence. A lost report is ignored. */
function send(report: Record<string, unknown>): void {
  const body = JSON.stringify({ composition: composition().id, token: serverTiming('page'), ...report });
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
}

function sendFailure({ error, composition: id, ...failure }: RecordedFailure): void {
  failureCount += 1;
  if (failureCount <= MAX_FAILURES) send({ composition: id, failures: [{ ...failure, ...redactError(error) }] });
}

/** Starts reporting failures and rendered builds as they happen, and web vitals and orders when the page is hidden. */
export function startTelemetry(): void {
  const trace = serverTiming('trace');
  if (trace)
    void import(/* webpackChunkName: "trace-requests" */ './traceRequests').then(({ traceRequests }) =>
      traceRequests(trace),
    );
  observeErrors();
  subscribeToFailures(sendFailure);
  subscribeToShownBuilds((shown) => send({ shown }));
  const takeVitals = observeVitals();
  document.addEventListener('visibilitychange', () => {
    const report = document.hidden && { vitals: takeVitals(), orders: countOrders() };
    if (report && (report.vitals[0] ?? report.orders[0])) send(report);
  });
}

/** The first remote in a stack, which may call the shell's code; otherwise the shell. */
const PACKAGE = /\/assets\/(shell(?![^]*\/assets\/(?!shell))|(?!shell)[a-z-]+)\//;

/** A request that found no network, in the words of Chromium, Firefox and Safari, or that was ended: no fault of a build. */
const NO_FAULT = /failed to fetch|networkerror|load failed|^aborterror/i;

/** Records what an event handler throws, or a promise rejects with that nobody handles, as a failure of one package in its stack. */
function observeErrors(): void {
  window.addEventListener('error', ({ error }) => record(error));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
}

function record(error: unknown): void {
  const [, remote = ''] = PACKAGE.exec((error as Partial<Error> | undefined)?.stack ?? '') ?? [];
  if (buildOf(remote) && !NO_FAULT.test(String(error))) recordFailure({ remote, phase: 'event', error });
}
