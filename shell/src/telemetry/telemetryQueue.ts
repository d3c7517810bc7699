import { buildOf, composition } from '../federation/registry';

/** An error at a boundary or in a remote's code; `remote` is `shell` for the shell's own screens. */
export interface Failure {
  remote: string;
  /** While code is loaded, before a screen is shown, after that or in an event handler, or after Retry. */
  phase: 'load' | 'render' | 'event' | 'retry';
  error: unknown;
}

export interface RecordedFailure extends Failure {
  build: string | null;
  composition: string;
}

/** Queues records until a listener subscribes, because telemetry starts after hydration. */
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

export function recordFailure(failure: Failure): void {
  failures.add({ ...failure, build: buildOf(failure.remote), composition: composition().id });
}

/** Records the builds of a screen and of the shell, each build once. */
export function recordShownBuild(remote: string): void {
  const seen = [...new Set(['shell', remote])].map((name) => ({ remote: name, build: buildOf(name) }));
  const fresh = seen.filter(({ remote: name, build }) => !alreadyShown.has(`${name} ${build}`));
  for (const { remote: name, build } of fresh) alreadyShown.add(`${name} ${build}`);
  if (fresh.length > 0) shown.add(fresh);
}

/** Calls back for past and future records. */
export const subscribeToFailures = failures.subscribe;

export const subscribeToShownBuilds = shown.subscribe;
