import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyDatabaseTemplate } from '@glow/server/testing';

/** Root of the repository under test. */
export const repository = fileURLToPath(new URL('..', import.meta.url));

/** Environment variable with the path of this repository's bundled server; without it, tsx runs the sources. */
export const SERVER_BUNDLE = 'GLOW_SERVER_BUNDLE';

/** Ends a hang of a starting server, in ms; its rendering processes may need over a minute on a busy machine. */
export const OPENING_TIMEOUT_MS = 300_000;

/** A running store on its own port, with an embedded database of its own. */
export class Store {
  readonly dataFolder = mkdtempSync(path.join(tmpdir(), 'glow-e2e-'));
  url = '';
  /** The server's output. */
  log = '';
  private server: ChildProcess | undefined;

  /**
   * @param root the repository whose built packages are served
   * @param settings more of the server's environment
   * @param program what Node runs in it
   */
  constructor(
    private readonly root = repository,
    private readonly settings: NodeJS.ProcessEnv = {},
    private readonly program = programOf(root),
  ) {}

  /** Its releases folder; empty at first, so every package is served from its own `dist`. */
  get releasesFolder(): string {
    return process.env.JOURNEY_RELEASES ?? path.join(this.dataFolder, 'releases');
  }

  get databaseFolder(): string {
    return path.join(this.dataFolder, 'database');
  }

  get pid(): number | undefined {
    return this.server?.pid;
  }

  get isRunning(): boolean {
    return this.server !== undefined && this.server.exitCode === null && this.server.signalCode === null;
  }

  /** Starts the server; restarts reuse its port. */
  async open(): Promise<void> {
    const { databaseFolder } = this;
    if (!this.settings.DATABASE_URL && !existsSync(databaseFolder)) await copyDatabaseTemplate(databaseFolder);
    const server = spawn(process.execPath, this.program, {
      cwd: this.root,
      env: {
        ...process.env,
        PORT: this.url ? new URL(this.url).port : '0',
        DATA_DIR: databaseFolder,
        RELEASES_DIR: this.releasesFolder,
        ORDERS_PER_MINUTE: '1000',
        NEWSLETTER_PER_MINUTE: '1000',
        REPORTS_PER_MINUTE: '10000',
        DATABASE_URL: '',
        // tests publish without signatures
        PUBLISHERS: '',
        ...this.settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.server = server;
    const before = this.log.length;
    this.url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`The store did not open in time: ${this.log}`)),
        OPENING_TIMEOUT_MS,
      );
      const readOutput = (chunk: Buffer) => {
        this.log += chunk.toString();
        const address = /http:\/\/localhost:\d+/.exec(this.log.slice(before))?.[0];
        if (!address) return;
        clearTimeout(timer);
        resolve(address);
      };
      server.stdout.on('data', readOutput);
      server.stderr.on('data', readOutput);
      server.on('exit', (code, signal) => {
        clearTimeout(timer);
        this.log += `The store ended with ${code ?? signal}.\n`;
        reject(new Error(this.log));
      });
    });
  }

  /** Stops the server: gracefully, or with `SIGKILL` like a power cut. */
  async close(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { server } = this;
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    await new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill(signal);
    });
  }

  /** Stops the server and removes its data. */
  async remove(): Promise<void> {
    await this.close();
    rmSync(this.dataFolder, { recursive: true, force: true });
  }
}

/** What Node runs for the server of a repository. */
export function programOf(root = repository): string[] {
  const bundle = root === repository ? process.env[SERVER_BUNDLE] : undefined;
  return bundle ? [bundle] : ['--import', 'tsx', 'server/src/main.ts'];
}

/** Folders excluded from a copy of the repository. */
const NOT_COPIED = new Set([
  '.git',
  '.cache',
  '.data',
  'dist',
  'node_modules',
  'packages',
  'test-results',
  'playwright-report',
  'releases',
]);

/** A copy of the built repository whose workspaces are its own and whose dependencies are the original's. */
export function copyRepository(copy = mkdtempSync(path.join(tmpdir(), 'glow-copy-'))): string {
  mkdirSync(copy, { recursive: true });
  // tests run by root start PostgreSQL as another user, in a folder below this one
  chmodSync(copy, 0o755);
  for (const name of readdirSync(repository).filter((entry) => !NOT_COPIED.has(entry))) {
    cpSync(path.join(repository, name), path.join(copy, name), {
      recursive: true,
      filter: (file) => !file.endsWith('node_modules'),
    });
  }
  linkDependencies(copy);
  return copy;
}

/** Gives another tree of the repository the dependencies that are installed here; its workspaces are its own. */
export function linkDependencies(tree: string): void {
  const modules = path.join(repository, 'node_modules');
  const link = (target: string, name: string) => symlinkSync(target, path.join(tree, 'node_modules', name), 'junction');
  mkdirSync(path.join(tree, 'node_modules/@glow'), { recursive: true });
  for (const entry of readdirSync(modules, { withFileTypes: true }).filter(({ name }) => name !== '@glow')) {
    // file symlinks need special privileges on Windows
    if (entry.isFile()) copyFileSync(path.join(modules, entry.name), path.join(tree, 'node_modules', entry.name));
    else link(path.join(modules, entry.name), entry.name);
  }
  for (const name of readdirSync(path.join(modules, '@glow')))
    link(path.join(tree, path.relative(repository, realpathSync(path.join(modules, '@glow', name)))), `@glow/${name}`);
  for (const folder of readdirSync(tree).filter(
    (entry) => existsSync(path.join(repository, entry, 'node_modules')) && !NOT_COPIED.has(entry),
  )) {
    symlinkSync(path.join(repository, folder, 'node_modules'), path.join(tree, folder, 'node_modules'), 'junction');
  }
}
