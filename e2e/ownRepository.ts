import { expect } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { editFile, run, type Ended } from './commands';
import { repository, type Store } from './store';

/** Runs a command of the store's operator. */
export function operate(store: Store, ...args: string[]): Promise<Ended> {
  return run(['tools/glow.js', ...args], repository, {
    RELEASES_DIR: store.releasesFolder,
    DATA_DIR: store.databaseFolder,
    REGISTRY_URL: '',
    PUBLISHERS: '',
  });
}

/** A repository of one remote, outside of the store's. */
export class OwnRepository {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'glow-own-'));

  /**
   * @param name of the remote
   * @param access the environment of a team's access to a registry service
   */
  constructor(
    private readonly name: string,
    private readonly access: NodeJS.ProcessEnv = {},
  ) {}

  /** Makes it with the store's command. */
  make(): void {
    const made = spawnSync(process.execPath, ['tools/glow.js', 'new-remote', this.name, '--outside', this.folder], {
      cwd: repository,
      encoding: 'utf8',
    });
    expect([made.stderr, made.status]).toEqual(['', 0]);
    this.install();
  }

  /** Installs the two packages from their files, and links all other libraries, as `npm install` would have them. */
  private install(): void {
    const [libraries, modules] = [path.join(repository, 'node_modules'), path.join(this.folder, 'node_modules')];
    mkdirSync(modules);
    for (const name of readdirSync(libraries).filter((entry) => !/^\.|^@glow$/.test(entry)))
      symlinkSync(path.join(libraries, name), path.join(modules, name), 'junction');
    for (const name of ['shared', 'build']) {
      const folder = path.join(modules, '@glow', name);
      mkdirSync(folder, { recursive: true });
      const file = path.join(this.folder, `packages/glow-${name}-1.0.0.tgz`);
      expect(spawnSync('tar', ['xzf', file, '-C', folder, '--strip-components', '1']).status).toBe(0);
    }
  }

  /** Copies a folder of this repository's over its `src`, and adds fields to its manifest. */
  fill(sources: string, manifest: object): void {
    cpSync(path.join(repository, sources), path.join(this.folder, 'src'), { recursive: true });
    const file = path.join(this.folder, 'package.json');
    const { glow, ...others } = JSON.parse(readFileSync(file, 'utf8')) as { glow: object };
    writeFileSync(file, JSON.stringify({ ...others, glow: { ...glow, ...manifest } }, null, 2));
  }

  /** Gives its first page a picture of its own, called 'A ribbon', as the guide says. */
  addPicture(): void {
    const page = 'src/gifts/GiftsPage.tsx';
    cpSync(
      path.join(repository, 'shared/assets/products/skn-003-1.webp'),
      path.join(this.folder, 'src/gifts/ribbon.webp'),
    );
    this.edit(page, 'import type { pageData }', "import ribbon from './ribbon.webp';\nimport type { pageData }");
    this.edit(
      page,
      '<p>This part',
      '<img src={ribbon} alt="A ribbon" width="400" height="300" style={{ height: "auto" }} />\n        <p>This part',
    );
  }

  edit(file: string, from: string, to: string): void {
    editFile(path.join(this.folder, file), from, to);
  }

  /** Runs `glow`; resolves with its exit code and output. */
  glow(store: Store, ...args: string[]): Promise<Ended> {
    return run([this.command, ...args], this.folder, { RELEASES_DIR: store.releasesFolder, ...this.access });
  }

  /** Runs a program of a library; resolves with its exit code and output. */
  run(...script: string[]): Promise<Ended> {
    return run(script, this.folder, this.access);
  }

  /** Starts a `glow` that goes on until it is ended, as the group of its process. */
  start(...args: string[]): ChildProcess & { stdout: Readable } {
    return spawn(process.execPath, [this.command, ...args], {
      cwd: this.folder,
      env: { ...process.env, PORT: '0', ...this.access },
      stdio: ['ignore', 'pipe', 'inherit'],
      detached: true,
    });
  }

  private get command(): string {
    return path.join(this.folder, 'node_modules/@glow/build/cli/glow.js');
  }

  remove(): void {
    // webpack may still be writing its cache
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
  }
}

/** The packages of a store with released builds. */
export function released({ releasesFolder }: Store): string[] {
  const { packages } = JSON.parse(readFileSync(path.join(releasesFolder, 'registry.json'), 'utf8')) as {
    packages: object;
  };
  return Object.keys(packages);
}
