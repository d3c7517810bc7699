import { composition, buildOf } from '../federation/registry';
import { subscribeToFailures, subscribeToShownBuilds, recordFailure, type RecordedFailure } from './telemetryQueue';
import { countOrders, observeVitals } from './observeVitals';
import { redactAddresses } from '@glow/shared/text';

/** Limit per page load, so that a page that fails in a loop does not flood the API. */
const MAX_FAILURES = 20;

let failureCount = 0;

/** A value of the page's `Server-Timing`; undefined if the server or the browser does not give it. */
function serverTiming(wanted: string): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === wanted)?.description;
}

/** The report survives page unload. Without the page's token, it would be no evidence. */
function send(report: Record<string, unknown>): void {
  const body = JSON.stringify({ composition: composition().id, token: serverTiming('page'), ...report });
  navigator.sendBeacon('/api/reports', new Blob([body], { type: 'application/json' }));
}

function sendFailure({ error, composition: id, ...failure }: RecordedFailure): void {
  failureCount += 1;
  if (failureCount <= MAX_FAILURES) send({ composition: id, failures: [{ ...failure, ...redactError(error) }] });
}

/** Reports failures and shown builds at once, and web vitals and orders when the page is hidden. */
export function startTelemetry(onFailure: (failure: RecordedFailure) => void): void {
  const trace = serverTiming('trace');
  if (trace)
    void import(/* webpackChunkName: "trace-requests" */ './traceRequests').then(({ traceRequests }) =>
      traceRequests(trace),
    );
  // errors that nobody handles are failures of a package in their stack
  window.addEventListener('error', ({ error }) => record(error));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
  subscribeToFailures((failure) => {
    sendFailure(failure);
    onFailure(failure);
  });
  subscribeToShownBuilds((shown) => send({ shown }));
  const takeVitals = observeVitals();
  document.addEventListener('visibilitychange', () => {
    const report = document.hidden && { vitals: takeVitals(), orders: countOrders() };
    if (report && (report.vitals[0] ?? report.orders[0])) send(report);
  });
}

/** The first remote in a stack, which may call the shell's code; otherwise the shell. */
const PACKAGE = /\/assets\/(shell(?![^]*\/assets\/(?!shell))|(?!shell)[a-z-]+)\//;

/** Requests that were ended or found no network, in Chromium, Firefox and Safari: no fault of a build. */
const NO_FAULT = /failed to fetch|networkerror|load failed|^aborterror/i;

function record(error: unknown): void {
  const [, remote = ''] = PACKAGE.exec((error as Partial<Error> | undefined)?.stack ?? '') ?? [];
  if (buildOf(remote) && !NO_FAULT.test(String(error))) recordFailure({ remote, phase: 'event', error });
}

const MAX_LENGTH = 200;

const MAX_FRAMES = 3;

/** Redacts addresses, email addresses and long numbers, which a shopper may have typed. */
function redactPii(text: string): string {
  return redactAddresses(text)
    .replaceAll(window.location.origin, '')
    .replace(/[^\s@'"<(]+@[^\s@'">)]+\.[a-z]+|\d[\d -]{5,}\d/gi, '…')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH);
}

/** An error's message and first stack frames, without personal data. */
export function redactError(error: unknown): { message: string; frames: string[] } {
  if (!(error instanceof Error)) return { message: 'Not an Error', frames: [] };
  const frames: string[] = error.stack?.match(/^(\s+at |\S*@\w+:).*/gm) ?? [];
  return {
    message: redactPii(`${error.name}: ${error.message}`),
    frames: frames.slice(0, MAX_FRAMES).map(redactPii),
  };
}
