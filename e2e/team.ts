import { expect } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { leftovers, RUN_ID } from '../tools/test/programs.js';
import { editFile, run, type Ended } from './commands';
import { copyRepository, type Store } from './store';

/** Options of a release whose checks are not the subject of a test. */
export const UNCHECKED = ['--skip', 'types,tests,journeys'];

/** A team's copy of the repository, which releases to a running store. */
export class Team {
  readonly root = copyRepository();

  edit(file: string, from: string, to: string): void {
    editFile(path.join(this.root, file), from, to);
  }

  run(...script: string[]): Promise<Ended> {
    return run(script, this.root);
  }

  /** A release command, as `release` or `promote`. */
  command(store: Store, ...args: string[]): Promise<Ended> {
    // a release never goes into the registry of the person who runs the tests
    const settings = { REGISTRY_URL: '', PUBLISHERS: '', SITE_URL: store.url };
    // its signing key is beside the database
    const folders = { RELEASES_DIR: store.releasesFolder, DATA_DIR: store.databaseFolder };
    return run(['tools/glow.js', ...args], this.root, { ...settings, ...folders });
  }

  /** `npm run dev` in this copy, on free ports. */
  develop(...args: string[]): Development {
    return new Development(this.root, args);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Ends a hang of development servers that exit. */
const ENDING_TIMEOUT_MS = 120_000;

/** A running `npm run dev`; it stops when this process does. */
export class Development {
  output = '';
  private readonly process: ChildProcess;
  /** Its exit code, once it and all that it has started have ended. */
  private readonly ended: Promise<number | null>;

  constructor(
    private readonly root: string,
    args: string[],
  ) {
    // its folder is the run id, so that its leftover processes are not taken for another test's
    this.process = spawn(process.execPath, ['tools/glow.js', 'dev', ...args], {
      cwd: root,
      env: { ...process.env, PORT: '0', DATA_DIR: '', DATABASE_URL: '', [RUN_ID]: root },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.process.stdout?.on('data', (text: Buffer) => (this.output += text.toString()));
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
  }

  /** Waits for a match in its output and returns it; rejects if the process exits first. */
  async waitForOutput(pattern: RegExp): Promise<string> {
    await Promise.race([expect.poll(() => this.output, { timeout: 0 }).toMatch(pattern), this.ended]);
    return (
      pattern.exec(this.output)?.[0] ??
      Promise.reject(new Error(`It exited without printing ${pattern}:\n${this.output}`))
    );
  }

  /** Stops it with SIGTERM and waits; returns its exit code, and leftover processes and database. */
  async stop(): Promise<{ code: number | null; remaining: string[] }> {
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), ENDING_TIMEOUT_MS);
    const code = await this.ended;
    clearTimeout(timer);
    const database = /^Orders are kept in (\S+)/m.exec(this.output)?.[1];
    return {
      code,
      remaining: [
        ...leftovers(this.root).map(({ command }) => command),
        ...(database && existsSync(database) ? [database] : []),
      ],
    };
  }
}
