import { availableParallelism } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { StartError } from '../errors/StartError';
import { ROOT } from './root';
import { KEY_LENGTH } from './signingKey';

/** Server configuration, read from environment variables. */
export interface Config {
  /** `PORT`, default 3000; 0 picks a free port. */
  port: number;
  /** `HOST`, the address to listen on: loopback by default, `0.0.0.0` in a container. */
  host: string;
  /** `SITE_URL`: origin of the site's absolute URLs; default `http://localhost` with the listening port. */
  siteUrl?: string;
  /** `DATABASE_URL`: an external PostgreSQL instead of the embedded one. */
  databaseUrl?: string;
  /** `DATA_DIR`: folder of the embedded PostgreSQL, default `.data/database` in the repository. */
  dataDir: string;
  /** `GLOW_API_ONLY=1`: no site, for the development servers. */
  apiOnly: boolean;
  /** `LOG_LEVEL`, as in pino; default `warn`. */
  logLevel: string;
  /** `TRUST_PROXY`: comma-separated addresses or CIDRs of proxies whose `X-Forwarded-*` headers are trusted. */
  trustProxy: string[];
  /** `SHARED_LIMITS=1`: rate limits are counted in PostgreSQL, shared by all instances. */
  sharedLimits: boolean;
  /** `ORDERS_PER_MINUTE`, per IP address; default 30. */
  ordersPerMinute: number;
  /** `NEWSLETTER_PER_MINUTE`, per IP address; default 10. */
  newsletterPerMinute: number;
  /** `REPORTS_PER_MINUTE`, of pages, per IP address; default 240: a page sends a handful. */
  reportsPerMinute: number;
  /** `ERROR_LIMIT`: percentage of shoppers for whom a new build may fail before it is rolled back, default 10; 0 disables automatic rollback. */
  errorLimit: number;
  /** `DRAIN_MS`: how long the server goes on after SIGTERM while `/readyz` tells a balancer to send no more requests; default 0. */
  drainMs: number;
  /** `RENDER_PROCESSES`: number of processes that render pages; default the number of processors, at most 4. */
  renderProcesses: number;
  /** `RENDER_TIMEOUT_MS`: how long a visitor waits for a page from the server before the browser renders it; default 1000. */
  renderTimeoutMs: number;
  /** `RELEASES_DIR`: folder of the published builds and their registry; default `releases` in the repository. */
  releasesDir: string;
  /** `RELEASES_URL`: a static host or object store with such a folder; it is mirrored to `RELEASES_DIR`, by default `.data/releases`. */
  releasesUrl?: string;
  /** `PUBLISHERS`: file of the teams that publish through this server's registry service; only builds that they signed are served. */
  publishers?: string;
  /** `LOCAL_REMOTES=1`: a team may see a remote of its own machine in the store, in one browser for an hour at most. */
  localRemotes: boolean;
  /** `REGISTRY_URL`, `REGISTRY_TOKEN`, `REGISTRY_KEY`: the store that release commands publish to, a team's token, and the file of its private key. */
  registry?: RegistryAccess;
  /** `SIGNING_KEY`: key of signatures, at least 32 characters; see `loadSigningKey` for its default. */
  signingKey?: string;
  /** `OTEL_EXPORTER_OTLP_ENDPOINT`: where traces and metrics are sent, by OTLP over HTTP with JSON. */
  otlpEndpoint?: string;
  /** `METRICS_PORT`: port of the metrics as Prometheus text; 0, the default, for none. */
  metricsPort: number;
  /** Root of the repository: with the shell, the remotes and `shared`, or of one remote. */
  root: string;
}

/** A team's access to a registry service. */
export interface RegistryAccess {
  /** The origin of the store. */
  url: string;
  token: string;
  /** The file of the private key. */
  keyFile: string;
}

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** Reads the configuration, frozen. Throws a `StartError` that names the invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  return Object.freeze({
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: env.HOST || '127.0.0.1',
    siteUrl: siteUrl(env),
    databaseUrl: databaseUrl(env),
    dataDir: folder(env.DATA_DIR, '.data/database'),
    apiOnly: env.GLOW_API_ONLY === '1',
    logLevel: logLevel(env),
    trustProxy: (env.TRUST_PROXY ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
    sharedLimits: sharedLimits(env),
    ordersPerMinute: wholeNumber(env, 'ORDERS_PER_MINUTE', 30),
    newsletterPerMinute: wholeNumber(env, 'NEWSLETTER_PER_MINUTE', 10),
    reportsPerMinute: wholeNumber(env, 'REPORTS_PER_MINUTE', 240),
    errorLimit: wholeNumber(env, 'ERROR_LIMIT', 10, 100),
    drainMs: wholeNumber(env, 'DRAIN_MS', 0, 600_000),
    renderProcesses: wholeNumber(env, 'RENDER_PROCESSES', Math.min(availableParallelism(), 4), 64) || 1,
    renderTimeoutMs: wholeNumber(env, 'RENDER_TIMEOUT_MS', 1000, 60_000),
    releasesDir: folder(env.RELEASES_DIR, env.RELEASES_URL ? '.data/releases' : 'releases'),
    releasesUrl: releasesUrl(env),
    publishers: env.PUBLISHERS ? resolve(env.PUBLISHERS) : undefined,
    localRemotes: localRemotes(env),
    registry: registryAccess(env),
    signingKey: signingKey(env),
    otlpEndpoint: otlpEndpoint(env),
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 65_535),
    root: ROOT,
  });
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max = 1_000_000): number {
  const text = env[name] || String(fallback);
  if (/^\d{1,7}$/.test(text) && Number(text) <= max) return Number(text);
  throw new StartError(`${name} must be a whole number from 0 to ${max}, not "${text}".`);
}

function siteUrl({ SITE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (/^https?:\/\/[^/?#@]+\/?$/.test(url) && URL.canParse(url)) return new URL(url).origin;
  throw new StartError('SITE_URL must be an origin like https://glow.example.');
}

function releasesUrl({ RELEASES_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (/^https?:\/\/[^?#@]+$/.test(url) && URL.canParse(url)) return url.replace(/\/+$/, '');
  throw new StartError('RELEASES_URL must be an address like https://releases.glow.example/store.');
}

function otlpEndpoint({ OTEL_EXPORTER_OTLP_ENDPOINT: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (/^https?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StartError('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318.');
}

function localRemotes({ LOCAL_REMOTES: allowed, PUBLISHERS: publishers }: NodeJS.ProcessEnv): boolean {
  if (allowed === '1' && !publishers) throw new StartError('LOCAL_REMOTES needs PUBLISHERS: the keys of the teams.');
  return allowed === '1';
}

function registryAccess(env: NodeJS.ProcessEnv): RegistryAccess | undefined {
  const { REGISTRY_URL: url, REGISTRY_TOKEN: token, REGISTRY_KEY: key } = env;
  if (!url) return undefined;
  // the token must not be read on its way
  if (!/^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/.test(url) || !URL.canParse(url))
    throw new StartError('REGISTRY_URL must be an origin like https://glow.example.');
  if (token && key) return { url: new URL(url).origin, token, keyFile: resolve(key) };
  throw new StartError('REGISTRY_URL needs REGISTRY_TOKEN and REGISTRY_KEY, the file of the private key.');
}

function signingKey({ SIGNING_KEY: key }: NodeJS.ProcessEnv): string | undefined {
  if (!key || key.length >= KEY_LENGTH) return key || undefined;
  throw new StartError(`SIGNING_KEY must have at least ${KEY_LENGTH} characters.`);
}

function databaseUrl({ DATABASE_URL: url }: NodeJS.ProcessEnv): string | undefined {
  if (!url) return undefined;
  if (/^postgres(ql)?:\/\//.test(url) && URL.canParse(url)) return url;
  throw new StartError('DATABASE_URL must look like postgres://user:password@host:5432/name.');
}

function sharedLimits({ SHARED_LIMITS: shared, DATABASE_URL: url }: NodeJS.ProcessEnv): boolean {
  if (shared === '1' && !url)
    throw new StartError('SHARED_LIMITS needs DATABASE_URL: the instances count in one PostgreSQL.');
  return shared === '1';
}

function folder(path: string | undefined, fallback: string): string {
  if (!path) return join(ROOT, fallback);
  return isAbsolute(path) ? path : resolve(path);
}

function logLevel({ LOG_LEVEL: level }: NodeJS.ProcessEnv): string {
  if (!level) return 'warn';
  if (LOG_LEVELS.includes(level)) return level;
  throw new StartError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${level}".`);
}
