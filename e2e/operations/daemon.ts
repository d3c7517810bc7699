import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { repository } from '../store';
import { pathOf } from '../../tools/test/programs.js';

/** Time for a program to listen, in milliseconds. */
const LISTEN_MS = 120_000;

/** A server program of the system, which runs in the foreground of a process of this test. */
export class Daemon {
  private child: ChildProcess | undefined;
  /** What it has printed. */
  log = '';

  /** @param url its address, which answers as soon as it listens */
  constructor(
    readonly url: string,
    private readonly command: [program: string, ...args: string[]],
    private readonly env: NodeJS.ProcessEnv = {},
  ) {}

  async open(): Promise<void> {
    const [program, ...args] = this.command;
    const child = spawn(pathOf(program) ?? program, args, {
      cwd: repository,
      env: { ...process.env, ...this.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    for (const output of [child.stdout, child.stderr])
      output.on('data', (text: Buffer) => (this.log += text.toString()));
    const deadline = Date.now() + LISTEN_MS;
    while (!(await this.answers())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start:\n${this.log}`);
      await wait(50);
    }
  }

  async close(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill(signal);
    await ended;
  }

  private answers(): Promise<boolean> {
    return fetch(this.url).then(
      async (response) => Boolean(await response.arrayBuffer()),
      () => false,
    );
  }
}
