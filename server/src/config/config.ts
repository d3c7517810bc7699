import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { StartError } from '../errors/StartError';
import { originOf } from './originOf';
import { ROOT } from './root';
import { address, flag, oneOf, read, visible, wholeNumber } from './settings';
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
  /** `OTEL_METRIC_EXPORT_INTERVAL`: between two exports of metrics, in milliseconds; default 60000. */
  metricsIntervalMs: number;
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

/** For anything else the SDK, which reads the variable, would sample all requests. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** Reads the configuration, frozen. Throws a `StartError` that names the invalid variable. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env): Config {
  const env = new Proxy(variables, { get: (_target, name: string) => visible(name, variables[name]) });
  oneOf(env, 'OTEL_TRACES_SAMPLER', SAMPLERS);
  read(env, 'OTEL_TRACES_SAMPLER_ARG', (text) => /^(0?\.\d+|[01](\.0*)?)$/.test(text), 'a number from 0 to 1');
  return Object.freeze({
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: read(env, 'HOST', isHost, 'an address or name of this machine, like 0.0.0.0') ?? '127.0.0.1',
    siteUrl: origin(env, 'SITE_URL', /^https?:\/\/[^/?#@]+\/?$/),
    databaseUrl: databaseUrl(env),
    dataDir: folder(env.DATA_DIR, '.data/database'),
    apiOnly: flag(env, 'GLOW_API_ONLY'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    trustProxy: listOf(read(env, 'TRUST_PROXY', areRanges, 'addresses or ranges, like 10.0.0.2, 10.1.0.0/16')),
    sharedLimits: flag(env, 'SHARED_LIMITS', 'DATABASE_URL', 'the instances count in one PostgreSQL'),
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
    localRemotes: flag(env, 'LOCAL_REMOTES', 'PUBLISHERS', 'the keys of the teams'),
    registry: registryAccess(env),
    signingKey: read(
      env,
      'SIGNING_KEY',
      ({ length }) => length >= KEY_LENGTH,
      `a text of at least ${KEY_LENGTH} characters`,
    ),
    otlpEndpoint: address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:\/\//, 'http://127.0.0.1:4318'),
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 65_535),
    metricsIntervalMs: wholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000) || 60_000,
    root: ROOT,
  });
}

function origin(env: NodeJS.ProcessEnv, name: string, pattern: RegExp): string | undefined {
  const url = address(env, name, pattern, 'https://glow.example', 'an origin');
  return url && originOf(url);
}

function releasesUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = address(env, 'RELEASES_URL', /^https?:\/\/[^?#@]+$/, 'https://releases.glow.example/store');
  return url?.replace(/\/+$/, '');
}

function registryAccess(env: NodeJS.ProcessEnv): RegistryAccess | undefined {
  const { REGISTRY_TOKEN: token, REGISTRY_KEY: key } = env;
  // the token must not be read on its way
  const url = origin(env, 'REGISTRY_URL', /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/);
  if (!url) return undefined;
  if (token && key) return { url, token, keyFile: resolve(key) };
  throw new StartError('REGISTRY_URL needs REGISTRY_TOKEN and REGISTRY_KEY, the file of the private key.');
}

/** What the client reads as `verify-full` is called that here, because it would say so in six lines. */
function databaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = address(env, 'DATABASE_URL', /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name');
  return url?.includes('uselibpqcompat=')
    ? url
    : url?.replace(/\b(sslmode=)(prefer|require|verify-ca)\b/, '$1verify-full');
}

function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z\d][a-z\d.-]*$/i.test(text);
}

/** Ranges of everybody are none: with them any client could claim any address. */
function areRanges(text: string): boolean {
  try {
    compile(listOf(text));
    // the library reads `1` as an address
    return listOf(text).every((range) => isIP(range.split('/', 1)[0] ?? '') || /^[a-z]+$/.test(range));
  } catch {
    return false;
  }
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function folder(path: string | undefined, fallback: string): string {
  if (!path) return join(ROOT, fallback);
  return isAbsolute(path) ? path : resolve(path);
}
