import { expect } from '@playwright/test';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { leftovers, RUN_ID } from '../tools/test/leftovers.js';
import { copyRepository, type Store } from './store';

/** Output and success of a command. */
export interface Outcome {
  isSuccessful: boolean;
  output: string;
}

/** Options of a release whose checks are not the subject of a test. */
export const UNCHECKED = ['--skip', 'types,tests,journeys'];

/** A team's copy of the repository, which releases to a running store. */
export class Team {
  readonly root = copyRepository();

  edit(file: string, from: string, to: string): void {
    const source = path.join(this.root, file);
    const text = readFileSync(source, 'utf8');
    expect(text).toContain(from);
    writeFileSync(source, text.replaceAll(from, to));
  }

  run(script: string[], environment: NodeJS.ProcessEnv = {}): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, script, {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    return { isSuccessful: status === 0, output: stdout + stderr };
  }

  /** A release command, as `release` or `promote`. */
  command(store: Store, ...args: string[]): Outcome {
    return this.run(['tools/glow.js', ...args], {
      RELEASES_DIR: store.releasesFolder,
      // its signing key is beside the database
      DATA_DIR: store.databaseFolder,
      SITE_URL: store.url,
      // never into the registry of whoever runs the tests
      REGISTRY_URL: '',
      PUBLISHERS: '',
    });
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
  /** Its output. */
  output = '';
  private readonly process: ChildProcess;
  /** Its exit code, once it and all that it has started have ended. */
  private readonly ended: Promise<number | null>;

  constructor(
    private readonly root: string,
    args: string[],
  ) {
    // its folder is the run id, so that its leftover processes are not taken for those of other tests
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

/** The checkout build served to a client, optionally with a cookie. */
export async function liveBuild({ url }: Store, cookie = ''): Promise<string> {
  // a command that has just ended kept this process from seeing which connections the server has closed
  await setImmediate();
  const { remotes } = (await (await fetch(`${url}/registry.json`, { headers: { cookie } })).json()) as {
    remotes: { name: string; build: string }[];
  };
  return remotes.find(({ name }) => name === 'checkout')?.build ?? '';
}
