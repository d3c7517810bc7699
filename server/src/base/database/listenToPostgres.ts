import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { ALL, type NotificationListener } from './Database';
import { REQUIRE_WRITES } from './sendStatement';

/** Between two checks of the connection, and two attempts to connect. With a timeout it is less than two seconds. */
const PAUSE_MS = 500;
const TIMEOUT_MS = 1_000;

/** The connection is renewed if it does not answer in time or its server takes no writes. */
export function listenToPostgres(url: string, channel: string, listener: NotificationListener) {
  const ending = new AbortController();
  const { signal } = ending;

  /** A notification may still come until the connection is closed. */
  function tell(payload: string): void {
    if (!signal.aborted) listener(payload);
  }

  async function listenUntilLost(onListening: () => void): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
    });
    client.on('error', () => undefined);
    client.on('notification', ({ payload = ALL }) => tell(payload));
    try {
      await client.connect();
      await client.query(`${REQUIRE_WRITES}; listen ${channel}`);
      onListening();
      while (!signal.aborted) {
        await wait(PAUSE_MS, undefined, { signal });
        await client.query(REQUIRE_WRITES);
      }
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  async function keepListening(onStarted: () => void): Promise<void> {
    for (let isFirst = true; !signal.aborted; isFirst = false) {
      await listenUntilLost(() => {
        if (!isFirst) tell(ALL);
        onStarted();
      }).catch(() => undefined);
      onStarted();
      tell(ALL);
      await wait(PAUSE_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  let ended: Promise<void> = Promise.resolve();
  const started = new Promise<void>((resolve) => (ended = keepListening(resolve)));
  return {
    /** Resolves once it listens, or once the first attempt has failed. */
    started,
    end: () => {
      ending.abort();
      return ended;
    },
  };
}
