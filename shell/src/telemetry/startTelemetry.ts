import { composition } from '../federation/registry';
import { subscribeToFailures, subscribeToShownBuilds, type RecordedFailure } from './telemetryQueue';
import { redactError } from './redactError';
import { observeVitals } from './observeVitals';

/** Limit per page load, so that a page that fails in a loop does not flood the API. */
const MAX_FAILURES = 20;

let failureCount = 0;

/** Sends a report that survives page unload. A lost report is ignored. */
function send(report: { composition: string; [content: string]: unknown }): void {
  const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
  if (!navigator.sendBeacon?.('/api/reports', body))
    fetch('/api/reports', { method: 'POST', body, keepalive: true }).catch(() => undefined);
}

function sendFailure({ remote, build, phase, error, composition: id }: RecordedFailure): void {
  failureCount += 1;
  if (failureCount <= MAX_FAILURES)
    send({ composition: id, failures: [{ remote, build, phase, ...redactError(error) }] });
}

/** Starts reporting failures and rendered builds as they happen, and web vitals when the page is hidden. */
export function startTelemetry(): void {
  subscribeToFailures(sendFailure);
  subscribeToShownBuilds((shown) => send({ composition: composition().id, shown }));
  const takeVitals = observeVitals();
  document.addEventListener('visibilitychange', () => {
    const vitals = document.visibilityState === 'hidden' ? takeVitals() : [];
    if (vitals.length > 0) send({ composition: composition().id, vitals });
  });
}
