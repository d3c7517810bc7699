import { isIP } from 'node:net';
import { isAbsolute, join, resolve } from 'node:path';
import { compile } from '@fastify/proxy-addr';
import { BACKEND } from '@glow/shared/integrity';
import { StartError } from '../errors/errors';
import { attempt } from '../system/attempt';
import { originOf, OWN_MACHINE } from './originOf';
import { type Project, STORE } from './project';
import { address, flag, oneOf, read, visible, wholeNumber } from './settings';
import { KEY_LENGTH } from './signingKey';

/** Server configuration, read from environment variables (`.env.example`). */
export type Config = ReturnType<typeof readConfig>;

/** A team's access to a registry service: the origin of the store, its token, and the file of its private key. */
export type RegistryAccess = NonNullable<Config['registry']>;

/** `emailClaim` and `rolesClaim` are names of claims, or their paths. */
export type OidcSettings = NonNullable<ReturnType<typeof oidcSettings>>;

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const ACCOUNTS = ['simulated', 'local', 'oidc'];

/** `address` or `name <address>`. */
const MAILBOX = /^(?:[^\s<>@,;:"()]+@[^\s<>@,;:"()]+|[^<>@,;:"()]+ <[^\s<>@,;:"()]+@[^\s<>@,;:"()]+>)$/;

const ISSUER = /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)(\/[^?#]*)?$/;

/** The SDK samples all requests if the variable has any other value. */
const SAMPLERS = ['always_on', 'always_off', 'traceidratio'].flatMap((name) => [name, `parentbased_${name}`]);

/** Reads the configuration, frozen. Throws a `StartError` that names the invalid variable. */
export function readConfig(variables: NodeJS.ProcessEnv = process.env, project = STORE) {
  const env = new Proxy(variables, { get: (_target, name: string) => visible(name, variables[name]) });
  oneOf(env, 'OTEL_TRACES_SAMPLER', SAMPLERS);
  read(env, 'OTEL_TRACES_SAMPLER_ARG', (text) => /^(0?\.\d+|[01](\.0*)?)$/.test(text), 'a number from 0 to 1');
  return Object.freeze({
    port: wholeNumber(env, 'PORT', 3000, 65_535),
    host: read(env, 'HOST', isHost, 'an address or name of this machine, like 0.0.0.0') ?? '127.0.0.1',
    /** Origin of the site's absolute URLs; `http://localhost` with the listening port if it is not set. */
    siteUrl: origin(env, 'SITE_URL', /^https?:\/\/[^/?#@]+\/?$/),
    /** Accounts are simulated in the browser, kept by this server, or kept by an identity provider. */
    accounts: oneOf(env, 'ACCOUNTS', ACCOUNTS) ?? 'simulated',
    ...mailSettings(env),
    pictureHosts: listOf(
      read(env, 'PICTURE_HOSTS', areHosts, 'names of hosts, like cdn.glow.example, img.glow.example'),
    ),
    /** Origins whose pages may show parts of this store. */
    federationOrigins: listOf(read(env, 'FEDERATION_ORIGINS', areOrigins, ORIGINS)),
    oidc: oidcSettings(env),
    /** An external PostgreSQL instead of the embedded one in `dataDir`. */
    databaseUrl: databaseUrl(env),
    dataDir: folder(project, env.DATA_DIR, '.data/database'),
    /** Serves no site; for the development servers. */
    apiOnly: flag(env, 'GLOW_API_ONLY'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS) ?? 'warn',
    /** Addresses or CIDRs of proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: listOf(read(env, 'TRUST_PROXY', areRanges, 'addresses or ranges, like 10.0.0.2, 10.1.0.0/16')),
    /** Whether all instances count rate limits together, in PostgreSQL. */
    sharedLimits: flag(env, 'SHARED_LIMITS', 'DATABASE_URL', 'the instances count in one PostgreSQL'),
    ordersPerMinute: wholeNumber(env, 'ORDERS_PER_MINUTE', 30),
    subscriptionsPerMinute: wholeNumber(env, 'NEWSLETTER_PER_MINUTE', 10),
    reportsPerMinute: wholeNumber(env, 'REPORTS_PER_MINUTE', 240),
    /** Percentage of shoppers for whom a new build may fail before it is rolled back; 0 disables automatic rollback. */
    errorLimit: wholeNumber(env, 'ERROR_LIMIT', 10, 100),
    /** How long the server serves after SIGTERM, while `/readyz` tells a balancer to send no more requests. */
    drainMs: wholeNumber(env, 'DRAIN_MS', 0, 600_000),
    /** The largest number of rendering processes; if undefined, as many as the live builds and the cores need. */
    renderProcesses: env.RENDER_PROCESSES ? wholeNumber(env, 'RENDER_PROCESSES', 1, 64) || 1 : undefined,
    /** Id of the user that runs bundles; undefined for the server's own. */
    renderUser:
      Number(read(env, 'RENDER_USER', isUserForRoot, 'the id of a user, and needs a server that root has started')) ||
      undefined,
    /** If an address has no former page, the browser renders the page after this time. */
    renderTimeoutMs: wholeNumber(env, 'RENDER_TIMEOUT_MS', 4000, 60_000),
    releasesDir: folder(project, env.RELEASES_DIR, env.RELEASES_URL ? '.data/releases' : 'releases'),
    /** A static host or object store whose releases are mirrored to `releasesDir`. */
    releasesUrl: releasesUrl(env),
    /** Teams that publish through this server's registry service; only builds that they signed are served. */
    publishers: env.PUBLISHERS ? resolve(env.PUBLISHERS) : undefined,
    /** A team may see a remote of its own machine in the store, in one browser for an hour at most. */
    localRemotes: flag(env, 'LOCAL_REMOTES', 'PUBLISHERS', 'the keys of the teams'),
    registry: registryAccess(env),
    signingKey: read(
      env,
      'SIGNING_KEY',
      ({ length }) => length >= KEY_LENGTH,
      `a text of at least ${KEY_LENGTH} characters`,
    ),
    otlpEndpoint: address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT', /^https?:\/\//, 'http://127.0.0.1:4318'),
    /** Port of the metrics as Prometheus text; 0 for none. */
    metricsPort: wholeNumber(env, 'METRICS_PORT', 0, 65_535),
    metricsIntervalMs: wholeNumber(env, 'OTEL_METRIC_EXPORT_INTERVAL', 60_000) || 60_000,
    project,
  });
}

function origin(env: NodeJS.ProcessEnv, name: string, pattern: RegExp): string | undefined {
  const url = address(env, name, pattern, 'https://glow.example', 'an origin');
  return url && originOf(url);
}

/** The mail server that sends the outbox, the sender of its messages, and who gets answers if not the sender. */
function mailSettings(env: NodeJS.ProcessEnv) {
  const smtpUrl = address(env, 'SMTP_URL', /^smtps?:\/\/[^/?#]/, 'smtps://user:password@mail.glow.example');
  const [mailFrom, mailReplyTo] = ['MAIL_FROM', 'MAIL_REPLY_TO'].map((name) =>
    read(env, name, (text) => MAILBOX.test(text), 'an address like care@glow.example'),
  );
  if (smtpUrl && !mailFrom) throw new StartError('GLOW-001 SMTP_URL needs MAIL_FROM, the sender of messages.');
  if (!smtpUrl && env.ACCOUNTS === 'local' && !OWN_MACHINE.test(new URL(env.SITE_URL || 'http://localhost').hostname))
    throw new StartError('GLOW-002 ACCOUNTS=local needs SMTP_URL: only on localhost can links be read in the log.');
  return { smtpUrl, mailFrom, mailReplyTo };
}

function releasesUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = address(env, 'RELEASES_URL', /^https?:\/\/[^?#@]+$/, 'https://releases.glow.example/store');
  return url?.replace(/\/+$/, '');
}

function registryAccess(env: NodeJS.ProcessEnv) {
  const { REGISTRY_TOKEN: token, REGISTRY_KEY: key } = env;
  // only HTTPS, because the token must stay secret
  const url = origin(env, 'REGISTRY_URL', /^(https:\/\/[^/?#@]+|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\/?$/);
  if (!url) return undefined;
  if (token && key) return { url, token, keyFile: resolve(key) };
  throw new StartError('GLOW-003 REGISTRY_URL needs REGISTRY_TOKEN and REGISTRY_KEY, the file of the private key.');
}

/** Writes `verify-full` for modes that the client treats the same, so that it does not warn in six lines. */
function databaseUrl(env: NodeJS.ProcessEnv): string | undefined {
  const url = address(env, 'DATABASE_URL', /^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/name');
  return url?.includes('uselibpqcompat=')
    ? url
    : url?.replace(/\b(sslmode=)(prefer|require|verify-ca)\b/, '$1verify-full');
}

function isUserForRoot(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text) && process.getuid?.() === 0;
}

function isHost(text: string): boolean {
  return isIP(text) > 0 || /^[a-z\d][a-z\d.-]*$/i.test(text);
}

const ORIGINS = 'origins of https, or of http on localhost, like https://blog.example, http://localhost:8080';

function areOrigins(text: string): boolean {
  // as a browser says it
  return listOf(text).every((origin) => BACKEND.test(origin) && originOf(origin) === origin);
}

function areHosts(text: string): boolean {
  return listOf(text).every((host) => /^[a-z\d-]+(\.[a-z\d-]+)*(:\d+)?$/.test(host));
}

/** A range of all addresses is refused: with it any client could claim any address. */
function areRanges(text: string): boolean {
  // the library reads `1` as an address
  const areNamed = listOf(text).every((range) => isIP(range.split('/', 1)[0] ?? '') || /^[a-z]+$/.test(range));
  return areNamed && attempt(() => compile(listOf(text))) !== undefined;
}

function listOf(text = ''): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
}

function folder({ root }: Project, path: string | undefined, fallback: string): string {
  if (!path) return join(root, fallback);
  return isAbsolute(path) ? path : resolve(path);
}

/** Who keeps the accounts; undefined if they are simulated. */
export function realAccounts({ accounts }: Pick<Config, 'accounts'>): string | undefined {
  return accounts === 'simulated' ? undefined : accounts;
}

/** The settings of `ACCOUNTS=oidc`; undefined for other accounts. */
function oidcSettings(env: NodeJS.ProcessEnv) {
  const issuer = address(env, 'OIDC_ISSUER', ISSUER, 'https://login.glow.example');
  const { OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret } = env;
  const claims = { emailClaim: env.OIDC_EMAIL_CLAIM || 'email', rolesClaim: env.OIDC_ROLES_CLAIM || 'roles' };
  if (env.ACCOUNTS !== 'oidc') return undefined;
  if (issuer && clientId) return { issuer, clientId, clientSecret, ...claims };
  throw new StartError('GLOW-004 ACCOUNTS needs OIDC_ISSUER and OIDC_CLIENT_ID for oidc.');
}
