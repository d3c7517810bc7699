import { expect } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** How a command has ended. */
export interface Ended {
  status: number | null;
  output: string;
}

/** Runs a script of Node; resolves with its exit code and output. */
export async function run(script: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const env = { ...process.env, FORCE_COLOR: '0', ...environment };
  const child = spawn(process.execPath, script, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const [output, problems] = [text(child.stdout), text(child.stderr)];
  const [status] = (await once(child, 'close')) as [number | null];
  return { status, output: (await output) + (await problems) };
}

/** The first address that a process prints. */
export function addressIn(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let printed = '';
    output.on('data', (chunk) => {
      printed += chunk;
      const [address] = /http:\S+/.exec(printed) ?? [];
      if (address) resolve(address);
    });
  });
}

/** Replaces a text in a file that has it. */
export function editFile(file: string, from: string, to: string): void {
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  writeFileSync(file, before.replaceAll(from, to));
}
