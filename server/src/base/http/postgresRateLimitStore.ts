import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { countHits } from '../database/countHits';
import type { Database } from '../database/Database';

type Callback = Parameters<FastifyRateLimitStore['incr']>[1];

/** The rate limit store that all instances share. IP addresses are stored as hashes and removed after their window. */
export function postgresRateLimitStore(database: Database): FastifyRateLimitStoreCtor {
  return class SharedLimits implements FastifyRateLimitStore {
    private readonly route: string;

    constructor(options: object) {
      const { method, url } = (options as { routeInfo?: { method?: string; url?: string } }).routeInfo ?? {};
      // the keys of a limit without a route say what it limits
      this.route = url ? `${method} ${url}` : 'no route';
    }

    incr(key: string, callback: Callback, timeWindow = 60_000): void {
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
