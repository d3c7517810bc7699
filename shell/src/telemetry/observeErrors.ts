import { buildOf } from '../federation/registry';
import { recordFailure } from './telemetryQueue';

/** The package of a script, in a stack. */
const PACKAGE = /\/assets\/([a-z-]+)\//;

/** A request that found no network, in the words of Chromium, Firefox and Safari, or that was ended: no fault of a build. */
const NO_FAULT = /failed to fetch|networkerror|load failed|^aborterror/i;

/** Records what an event handler throws, or a promise rejects with that nobody handles, as a failure of the package whose code is first in the stack. */
export function observeErrors(): void {
  window.addEventListener('error', ({ error }) => record(error));
  window.addEventListener('unhandledrejection', ({ reason }) => record(reason));
}

function record(error: unknown): void {
  const [, remote = ''] = PACKAGE.exec((error as Partial<Error> | undefined)?.stack ?? '') ?? [];
  if (buildOf(remote) && !NO_FAULT.test(String(error))) recordFailure({ remote, phase: 'event', error });
}
