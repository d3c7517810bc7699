import { expect } from '@playwright/test';
import { spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startProcess } from '../shared/build/processes.js';
import { leftovers, RUN_ID } from './run/leftovers.js';
import { copyRepository, type Store } from './store';

/** Output and success of a command. */
interface Outcome {
  isDone: boolean;
  said: string;
}

/** A team's copy of the repository, which releases to a running store. */
export class Team {
  readonly root = copyRepository();

  edit(file: string, from: string, to: string): void {
    const source = path.join(this.root, file);
    const text = readFileSync(source, 'utf8');
    expect(text).toContain(from);
    writeFileSync(source, text.replace(from, to));
  }

  run(script: string[], environment: NodeJS.ProcessEnv = {}): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, script, {
      cwd: this.root,
      encoding: 'utf8',
      env: { ...process.env, ...environment },
    });
    return { isDone: status === 0, said: stdout + stderr };
  }

  /** `npm run release | promote | rollback | releases`. */
  command(store: Store, ...words: string[]): Outcome {
    return this.run(['--import', 'tsx', 'server/src/cli/releases/command.ts', ...words], {
      RELEASES_DIR: store.releasesFolder,
    });
  }

  /** `npm run dev` in this copy, on free ports. */
  develop(...words: string[]): Development {
    return new Development(this.root, words);
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** Time limit for the development servers to exit. */
const ENDING_TIMEOUT_MS = 20_000;

/** A running `npm run dev`; it stops with this process. */
export class Development {
  /** Its output. */
  said = '';
  private readonly process: ChildProcess;
  /** Its exit code, once it and all that it has started have ended. */
  private readonly ended: Promise<number | null>;

  constructor(
    private readonly root: string,
    words: string[],
  ) {
    // its folder as the run id tells its leftover processes from those of other tests
    this.process = startProcess(['shared/build/dev.js', ...words], {
      folder: root,
      env: { PORT: '0', DATA_DIR: '', DATABASE_URL: '', [RUN_ID]: root },
      output: 'pipe',
    });
    this.process.stdout?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.ended = new Promise((resolve) => this.process.once('close', resolve));
  }

  /** Waits for a text in its output; rejects where it exits before. */
  async until(words: RegExp): Promise<string> {
    await Promise.race([expect.poll(() => this.said, { timeout: 0 }).toMatch(words), this.ended]);
    return (
      words.exec(this.said)?.[0] ?? Promise.reject(new Error(`It has ended without saying ${words}:\n${this.said}`))
    );
  }

  /** Stops it with SIGTERM and waits; returns its exit code, and leftover processes and database. */
  async stop(): Promise<{ code: number | null; left: string[] }> {
    this.process.kill('SIGTERM');
    const timer = setTimeout(() => this.process.kill('SIGKILL'), ENDING_TIMEOUT_MS);
    const code = await this.ended;
    clearTimeout(timer);
    const database = /^Orders are kept in (\S+)/m.exec(this.said)?.[1];
    return { code, left: [...this.processes(), ...(database && existsSync(database) ? [database] : [])] };
  }

  /** Commands of its running processes; Linux only. */
  processes(): string[] {
    return leftovers(this.root).map(({ command }) => command);
  }
}

/** The checkout build served to a client, optionally with a cookie. */
export async function liveBuild({ url }: Store, cookie = ''): Promise<string> {
  const { remotes } = (await (await fetch(`${url}/registry.json`, { headers: { cookie } })).json()) as {
    remotes: { name: string; build: string }[];
  };
  return remotes.find(({ name }) => name === 'checkout')?.build ?? '';
}
