import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { Config } from './base/config/config';
import { type SiteOrigin, siteOrigin } from './base/config/siteOrigin';
import type { Database } from './base/database/Database';
import { startProgram } from './base/config/startProgram';
import { readSetAside } from './shop/catalog/catalogChanges';
import { openWhenPossible } from './shop/database/openWhenPossible';
import type { BuildVerifier } from './releases/repository/buildRepository';
import { writeServerFile } from './releases/repository/serverContracts';
import { mirrorRegistry } from './releases/repository/mirrorRegistry';
import { buildServer } from './server';
import { compareInstances } from './web/pages/compareInstances';
import { createComposer } from './web/pages/composer';
import { StartError, withoutCodes } from './base/errors/errors';
import { scheduleCleanup } from './operations/cleanup';
import type { Telemetry } from './operations/telemetry/startTelemetry';

const CLOSE_WITHIN_MS = 10_000;

start().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartError ? error.message : stackOf(error)}\n`);
  process.exit(1);
});

/** Pages are served even if the database on its disk cannot be opened. SIGTERM closes the server after `DRAIN_MS`. */
async function start(): Promise<void> {
  // without a listener Node opens its inspector to any program that may send signals
  process.on('SIGUSR1', () => undefined);
  const config = startProgram();
  const telemetry = await startTelemetry(config);
  const mirror = config.apiOnly ? undefined : await mirrorRegistry(config, report);
  const composer = config.apiOnly
    ? undefined
    : createComposer({ ...config, verifier: await verifierOf(config) }, report);
  const { database: found, opened, isOpen } = await openWhenPossible(config, report);
  const database = telemetry?.observe(found) ?? found;
  let isDraining = false;
  const server = await buildServer({ config, database, composer, isDraining: () => isDraining });
  const stops: (() => unknown)[] = [];

  async function afterOpening(): Promise<void> {
    stops.push(scheduleCleanup(database, report), await startMail(config, database, siteOrigin(server, config)));
    if (composer && config.databaseUrl) stops.push(compareInstances(database, composer, report).close);
    for (const sentence of await readSetAside(database)) report(sentence);
  }

  async function close(): Promise<void> {
    const stopped = stops.map((stop) => stop());
    mirror?.close();
    await server.close();
    await Promise.all(stopped);
    await telemetry?.close();
    await database.close();
  }

  if (isOpen()) await afterOpening();
  else void opened.then(afterOpening);

  try {
    await server.listen({ port: config.port, host: config.host });
  } catch (error) {
    await close();
    throw new StartError(listenProblem(error, config));
  }
  closeWithGrace({ delay: config.drainMs + CLOSE_WITHIN_MS, logger: false }, async ({ err, signal }) => {
    if (err) process.stderr.write(`${stackOf(err)}\n`);
    if (signal === 'SIGTERM') {
      isDraining = true;
      await wait(config.drainMs);
    }
    await close();
  });

  await server.openPages?.();
  const live = composer ? [...composer.compose().releases.values()] : [];
  const released = live.filter(({ dist }) => dist.startsWith(config.releasesDir));
  const unreleased = live.filter((release) => !released.includes(release));
  if (composer) writeServerFile(config.releasesDir, unreleased);
  const address = server.addresses()[0];
  const port = typeof address === 'object' ? address.port : config.port;
  process.stdout.write(`Glow is open at http://${urlHostOf(config.host)}:${port}\n`);
  if (isOpen()) process.stdout.write(`Orders are kept in ${database.location}\n`);
  const names = released.map(({ name }) => name).filter((name) => name !== process.env.GLOW_LOCAL);
  if (names.length > 0)
    process.stdout.write(
      `Released builds are served for ${names.join(', ')} (npm run glow -- releases), not the builds in their folders\n`,
    );
}

async function startTelemetry(config: Config): Promise<Telemetry | undefined> {
  if (!config.otlpEndpoint && !config.metricsPort) return undefined;
  return (await import('./operations/telemetry/startTelemetry')).startTelemetry(config, report);
}

/** Sends the outbox, or without a mail server prints the links in account messages; returns a function that ends it. */
async function startMail(config: Config, database: Database, site: SiteOrigin): Promise<() => unknown> {
  if (config.smtpUrl) return (await import('./shop/mail/sendOutbox')).sendOutbox({ ...config, site }, database, report);
  if (config.accounts !== 'local') return () => undefined;
  return (await import('./shop/mail/printLinks')).printLinks(database, (line) => process.stdout.write(`${line}\n`));
}

async function verifierOf({ publishers }: Config): Promise<BuildVerifier | undefined> {
  if (!publishers) return undefined;
  const { createBuildVerifier } = await import('./registry/statement');
  return createBuildVerifier(publishers, report);
}

function report(sentence: string): void {
  process.stderr.write(`${withoutCodes(sentence)}\n`);
}

function listenProblem(error: unknown, { host, port }: Config): string {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'EADDRINUSE') return `GLOW-019 Port ${port} is in use: stop what runs there, or set another PORT.`;
  return `GLOW-020 Glow cannot listen on ${host}:${port} (${code}): set HOST to an address of this machine, and PORT to one that this user may open.`;
}

function urlHostOf(host: string): string {
  if (['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
