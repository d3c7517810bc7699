import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { integrityOf } from '@glow/shared/integrity';
import type { FastifyInstance } from 'fastify';
import { readConfig, type Config } from '../base/config/config';
import type { Database } from '../base/database/Database';
import type { BuildVerifier } from '../releases/repository/buildRepository';
import { goLive, startCanary } from '../releases/repository/pointers';
import { publishBuild } from '../releases/publishing/publishBuild';
import { STORE } from '../base/config/project';
import { changePointers } from '../releases/repository/registryFile';
import type { Pointers } from '../releases/repository/registrySchema';
import type { StartRegistry } from '../registry/registryProcess';
import { createComposer } from '../web/pages/composer';
import type { Release } from '../releases/repository/releaseSchema';
import { testRenderPool } from './testRenderPool';

/** A database stub without data, which announces no changes. */
export const noDatabase: Database = {
  location: 'nowhere',
  query: async () => [],
  transaction: () => Promise.reject(new Error('none')),
  snapshot: () => Promise.reject(new Error('none')),
  listen: () => new Promise(() => undefined),
  close: async () => undefined,
};

const NOW = '2026-11-21T10:00:00.000Z';

export const TEST_SIGNING_KEY = 'a key for tests of thirty-two characters';

const servers: FastifyInstance[] = [];

afterAll(() => Promise.all(servers.map((server) => server.close())));

/** Built packages in a temporary folder, with a fake clock; its servers close when the file's tests have ended. */
export class TemporarySite {
  readonly root = mkdtempSync(join(tmpdir(), 'glow-site-'));
  readonly releases = join(this.root, 'releases');

  readonly folders = { project: { ...STORE, root: this.root }, releasesDir: this.releases };
  /** Problems reported by the composer. */
  readonly reports: string[] = [];
  private seconds = 0;

  constructor() {
    this.release('shell', {
      name: 'shell',
      version: '1.0.0',
      build: 's1',
      scripts: ['runtime.11111111.js', 'shell.22222222.js'],
      fonts: ['mulish.33333333.woff2'],
    });
    for (const { name, folder } of STORE.packages.filter(({ name }) => name !== 'shell')) {
      this.release(folder, {
        name,
        version: '1.0.0',
        build: `${name}1`,
        entry: 'remoteEntry.aaaaaaaa.js',
        routes: [`${name}.bbbbbbbb.js`],
      });
    }
  }

  write(path: string, content: string | Buffer): void {
    mkdirSync(dirname(join(this.root, path)), { recursive: true });
    writeFileSync(join(this.root, path), content);
  }

  /** Advances the clock past the poll interval. */
  wait(): void {
    this.seconds += 10;
  }

  /** Writes a package's `release.json`; a string is written as it is. */
  release(folder: string, content: object | string): void {
    const path = `${folder}/dist/release.json`;
    this.write(path, typeof content === 'string' ? content : JSON.stringify({ files: {}, ...content }));
    this.wait();
    utimesSync(join(this.root, path), this.seconds, this.seconds);
  }

  /** Builds a package with this code as its server bundle, but with the integrity hash of `promised`. */
  releaseBundle(
    folder: string,
    release: { name: string; build: string } & Record<string, unknown>,
    code: string,
    promised = code,
  ): void {
    const server = `server.${release.build}.cjs`;
    const files = { [server]: integrityOf(promised) };
    this.write(`${folder}/dist/${server}`, code);
    this.release(folder, {
      version: '1.0.0',
      entry: 'remoteEntry.aaaaaaaa.js',
      routes: [`${release.name}.bbbbbbbb.js`],
      server,
      files,
      ...release,
    });
  }

  /** Publishes a package's local build and makes it live for all, or for `share` percent. */
  async publish(folder: string, share?: number): Promise<Release> {
    const release = await publishBuild(this.releases, join(this.root, folder, 'dist'));
    await this.point(release.name, (pointers) =>
      share ? startCanary(pointers, release.build, share, NOW) : goLive(pointers, release.build, NOW),
    );
    return release;
  }

  /** Moves a package's pointers. */
  async point(name: string, change: (pointers: Pointers) => Pointers): Promise<void> {
    await changePointers(this.releases, name, change);
    this.wait();
  }

  composer(verifier?: BuildVerifier): ReturnType<typeof createComposer> {
    return createComposer(
      { ...this.folders, verifier },
      (sentence) => this.reports.push(sentence),
      () => this.seconds * 1000,
    );
  }

  async server(
    changes: Partial<Config> = {},
    database = noDatabase,
    verifier?: BuildVerifier,
    startRegistry?: StartRegistry,
    renderPool = testRenderPool,
  ): Promise<FastifyInstance> {
    // loaded by tests that need it only
    const { buildServer } = await import('../server');
    const server = await buildServer({
      config: {
        ...readConfig({ SIGNING_KEY: TEST_SIGNING_KEY }),
        project: this.folders.project,
        releasesDir: this.releases,
        logLevel: 'silent',
        renderTimeoutMs: 60_000,
        ...changes,
      },
      database,
      composer: this.composer(verifier),
      renderPool,
      startRegistry,
    });
    servers.push(server);
    return server;
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The scripts that a document lists for its first screen, in order. */
export function namedFiles(document: string): string[] {
  const [, json = '{"page":[]}'] =
    /<script type="application\/json" id="glow-files">(.*?)<\/script>/.exec(document) ?? [];
  const { page } = JSON.parse(json) as { page: [string, { src?: string; href?: string }][] };
  return page.map(([element, { src, href }]) => `${element} ${src ?? href}`);
}
