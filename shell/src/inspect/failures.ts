import { composition } from '../federation/registry';

/** When it happened: as code was loaded, as a screen was drawn, or after the shopper had tried again. */
export type FailurePhase = 'load' | 'render' | 'retry';

/** Something that ended at a remote's border; `remote` is `shell` where the shell's own screen failed. */
export interface Failure {
  remote: string;
  phase: FailurePhase;
  error: unknown;
}

/** A failure, and what the page was composed of at that moment. */
export interface NotedFailure extends Failure {
  build: string | null;
  composition: string;
}

let waiting: NotedFailure[] = [];
let hear: ((failure: NotedFailure) => void) | undefined;

/** The live build of a remote; the shell's own is not part of the registry. */
export function buildOf(remote: string): string | null {
  return composition().remotes.find(({ name }) => name === remote)?.build ?? null;
}

/** Keeps a failure until there is somebody to hear of it. */
export function noteFailure(failure: Failure): void {
  const noted = { ...failure, build: buildOf(failure.remote), composition: composition().id };
  if (hear) hear(noted);
  else waiting.push(noted);
}

/** Tells of every failure from now on, and of those that wait. */
export function hearFailures(listener: (failure: NotedFailure) => void): void {
  hear = listener;
  waiting.forEach(listener);
  waiting = [];
}
