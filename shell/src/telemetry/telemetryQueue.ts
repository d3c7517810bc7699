import { buildOf, composition } from '../federation/registry';

/** When it happened: as code was loaded, as a screen was drawn, or after the shopper had tried again. */
export type FailurePhase = 'load' | 'render' | 'retry';

/** Something that ended at a remote's border; `remote` is `shell` where the shell's own screen failed. */
export interface Failure {
  remote: string;
  phase: FailurePhase;
  error: unknown;
}

/** A failure, and what the page was composed of at that moment. */
export interface RecordedFailure extends Failure {
  build: string | null;
  composition: string;
}

/** A build that a shopper has seen. */
export interface ShownBuild {
  remote: string;
  build: string | null;
}

/** Keeps what is noted until there is somebody to hear of it. */
function createQueue<Note>() {
  let waiting: Note[] = [];
  let hear: ((note: Note) => void) | undefined;
  return {
    add(note: Note) {
      if (hear) hear(note);
      else waiting.push(note);
    },
    hear(listener: (note: Note) => void) {
      hear = listener;
      waiting.forEach(listener);
      waiting = [];
    },
  };
}

const failures = createQueue<RecordedFailure>();
const shown = createQueue<ShownBuild[]>();
const alreadyShown = new Set<string>();

/** Notes a failure, with what the page is composed of now. */
export function recordFailure(failure: Failure): void {
  failures.add({ ...failure, build: buildOf(failure.remote), composition: composition().id });
}

/** Notes that a remote's screen is on the page, and the shell around it; each build once. */
export function recordShownBuild(remote: string): void {
  const seen = [...new Set(['shell', remote])].map((name) => ({ remote: name, build: buildOf(name) }));
  const fresh = seen.filter(({ remote: name, build }) => !alreadyShown.has(`${name} ${build}`));
  for (const { remote: name, build } of fresh) alreadyShown.add(`${name} ${build}`);
  if (fresh.length > 0) shown.add(fresh);
}

/** Tells of every failure from now on, and of those that wait. */
export const subscribeToFailures = failures.hear;

/** Tells of every build that is shown from now on, and of those that were. */
export const subscribeToShownBuilds = shown.hear;
