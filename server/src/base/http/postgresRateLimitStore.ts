import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Database, Queryable } from '../database/Database';

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/** Rate limit store in the database, shared by all instances. IP addresses are stored as hashes and removed after their window. */
export function postgresRateLimitStore(database: Database): FastifyRateLimitStoreCtor {
  return class SharedLimits implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(options: object) {
      this.route = routeOf(options);
    }

    incr(address: string, callback: Callback, timeWindow = 60_000): void {
      countHits(database, `${this.route} ${address}`, timeWindow).then(
        (counted) => callback(null, counted),
        (error: Error) => callback(error),
      );
    }

    child(options: object): FastifyRateLimitStore {
      return new SharedLimits(options);
    }
  };
}

/** Counts under a name within a window in milliseconds. Uses the database's clock, because instances' clocks may differ. */
export async function countHits(database: Queryable, name: string, timeWindow: number, added = 1) {
  const [row] = await database.query(
    `insert into rate_limits as counted (key, hits, ends_at) values ($1, $3, clock_timestamp() + $2 * interval '1 millisecond')
     on conflict (key) do update set
       hits = case when counted.ends_at <= clock_timestamp() then excluded.hits else counted.hits + excluded.hits end,
       ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
     returning hits, ceil(extract(epoch from ends_at - clock_timestamp()) * 1000) as ttl`,
    [createHash('sha256').update(name).digest('hex'), timeWindow, added],
  );
  return { current: Number(row?.hits), ttl: Math.max(1, Number(row?.ttl)) };
}

/** The route that a limit belongs to; a limit without a route is the newsletter's, which two routes share. */
function routeOf(options: object): string {
  if (!('routeInfo' in options)) return 'all';
  const { method, url } = options.routeInfo as { method?: string; url?: string };
  return url ? `${method} ${url}` : 'newsletter';
}
