import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Queryable, Database } from './Database';

/** Counts under a name in a window of milliseconds, by the database's clock, because instances' clocks may differ. */
export async function countHits(database: Queryable, name: string, timeWindow: number, added = 1) {
  const [row] = await database.query(
    `insert into rate_limits as counted (key, hits, ends_at)
     values ($1, $3, clock_timestamp() + $2 * interval '1 millisecond')
     on conflict (key) do update set
       hits = case when counted.ends_at <= clock_timestamp() then excluded.hits else counted.hits + excluded.hits end,
       ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
     returning hits, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000) as ttl`,
    [createHash('sha256').update(name).digest('hex'), timeWindow, added],
  );
  return { current: Number(row?.hits), ttl: Math.max(1, Number(row?.ttl)) };
}

/** The rate limit store that all instances share. IP addresses are stored as hashes and removed after their window. */
export function postgresRateLimitStore(database: Database): FastifyRateLimitStoreCtor {
  return class SharedLimits implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(options: object) {
      const { method, url } = (options as { routeInfo?: { method?: string; url?: string } }).routeInfo ?? {};
      // the keys of a limit without a route say what it limits
      this.route = url ? `${method} ${url}` : 'no route';
    }

    incr(key: string, callback: Parameters<FastifyRateLimitStore['incr']>[1], timeWindow = 60_000): void {
      countHits(database, `${this.route} ${key}`, timeWindow).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedLimits(options);
    }
  };
}
