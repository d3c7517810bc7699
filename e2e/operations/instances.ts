import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type TemporaryPostgres, temporaryPostgres } from '@glow/server/testing';
import { packages } from '../../tools/build/packages.js';
import { Store } from '../store';
import { fillStock } from '../faults/invariants';
import { artefactStore, makeArtefact } from './artefact';
import type { Daemon } from './daemon';
import { balancer, releaseHost } from './daemons';
import { releaseAnew } from './releases';
import { fetchRendered } from '../rendered';
import { PAGES } from './traffic';

/** How long a store that gets SIGTERM goes on: longer than the balancer takes to notice. */
export const DRAIN_MS = 4_000;

/** The key of signatures of all instances. */
export const SIGNING_KEY = 'the same for all instances of the test';

/** Several instances of a store on one PostgreSQL and one host of releases, behind a balancer. */
export interface Instances {
  /** The balancer's address. */
  url: string;
  stores: Store[];
  postgres: TemporaryPostgres;
  /** The artefact that they run from. */
  artefact: string;
  releases: { host: Daemon; folder: string };
  remove(): Promise<void>;
}

/** Opens instances that serve released builds, each with every page of readers in its cache. */
export async function openInstances(count: number): Promise<Instances> {
  const closing: (() => unknown)[] = [];

  async function remove(): Promise<void> {
    for (const close of closing.toReversed()) await close();
  }

  function folder(made: string): string {
    closing.push(() => rmSync(made, { recursive: true, force: true }));
    return made;
  }

  async function opened<Running extends Daemon | Store>(running: Running): Promise<Running> {
    closing.push(() => (running instanceof Store ? running.remove() : running.close()));
    await running.open();
    return running;
  }

  async function open(postgres: TemporaryPostgres): Promise<Instances> {
    const artefact = folder(makeArtefact());
    const releases = folder(mkdtempSync(path.join(tmpdir(), 'glow-releases-')));
    chmodSync(releases, 0o755);
    for (const { name } of packages) await releaseAnew(releases, name);
    const host = await opened(await releaseHost(releases));
    await fillStock({ databaseUrl: postgres.url, dataDir: '' });
    const stores: Store[] = [];
    while (stores.length < count)
      stores.push(
        await opened(artefactStore(artefact, settingsOf(postgres.url, host.url.replace('/registry.json', '')))),
      );
    const { url } = await opened(await balancer(stores.map((store) => store.url)));
    await readAllPages(stores);
    return { url, stores, postgres, artefact, releases: { host, folder: releases }, remove };
  }

  const postgres = await temporaryPostgres();
  closing.push(postgres.stop);
  return open(postgres).catch(async (error: unknown) => {
    await remove();
    throw error;
  });
}

function settingsOf(databaseUrl: string, releasesUrl: string): NodeJS.ProcessEnv {
  return {
    DATABASE_URL: databaseUrl,
    RELEASES_URL: releasesUrl,
    TRUST_PROXY: '127.0.0.1',
    SIGNING_KEY,
    SHARED_LIMITS: '1',
    ORDERS_PER_MINUTE: '1000000',
    DRAIN_MS: String(DRAIN_MS),
  };
}

/** Each instance then has every page that readers read. */
export async function readAllPages(stores: readonly Store[]): Promise<void> {
  for (const { url } of stores) for (const page of PAGES) await fetchRendered(url + page);
}

/** Milliseconds until a condition holds, asked every 20 ms; rejects after `limitMs`. */
export async function timeUntil(condition: () => Promise<boolean>, limitMs = 120_000): Promise<number> {
  const started = performance.now();
  while (!(await condition().catch(() => false))) {
    if (performance.now() - started > limitMs) throw new Error(`It did not become true within ${limitMs} ms.`);
    await wait(20);
  }
  return Math.round(performance.now() - started);
}
