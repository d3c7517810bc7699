import { buildOf, composition } from '../federation/registry';

/** An error caught at a remote's boundary or thrown by its code; `remote` is `shell` for the shell's own screens. */
export interface Failure {
  remote: string;
  /** When it happened: while code was loading, before a screen was shown, after that or in an event handler, or after a retry. */
  phase: 'load' | 'render' | 'event' | 'retry';
  error: unknown;
}

/** A failure with the composition of the page at that time. */
export interface RecordedFailure extends Failure {
  build: string | null;
  composition: string;
}

/** Queues records until a listener subscribes, because telemetry starts when the page is idle. */
function createQueue<Item>() {
  let pending: Item[] = [];
  let subscriber: ((item: Item) => void) | undefined;
  return {
    add(item: Item) {
      if (subscriber) subscriber(item);
      else pending.push(item);
    },
    subscribe(listener: (item: Item) => void) {
      subscriber = listener;
      pending.forEach(listener);
      pending = [];
    },
  };
}

const failures = createQueue<RecordedFailure>();
const shown = createQueue<Pick<RecordedFailure, 'remote' | 'build'>[]>();
const alreadyShown = new Set<string>();

/** Records a failure with the current composition of the page. */
export function recordFailure(failure: Failure): void {
  failures.add({ ...failure, build: buildOf(failure.remote), composition: composition().id });
}

/** Records that a remote's screen and the shell around it were rendered; each build is recorded once. */
export function recordShownBuild(remote: string): void {
  const seen = [...new Set(['shell', remote])].map((name) => ({ remote: name, build: buildOf(name) }));
  const fresh = seen.filter(({ remote: name, build }) => !alreadyShown.has(`${name} ${build}`));
  for (const { remote: name, build } of fresh) alreadyShown.add(`${name} ${build}`);
  if (fresh.length > 0) shown.add(fresh);
}

/** Calls back for every recorded failure, past and future. */
export const subscribeToFailures = failures.subscribe;

/** Calls back for every recorded build, past and future. */
export const subscribeToShownBuilds = shown.subscribe;
