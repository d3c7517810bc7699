import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRepository, type Store } from './store';

/** What a command of the repository said, and whether it did what was asked. */
interface Outcome {
  isDone: boolean;
  said: string;
}

/** A team's own copy of the repository, whose releases go to a running store. */
export class Team {
  readonly root = copyRepository();

  edit(file: string, from: string, to: string): void {
    const source = path.join(this.root, file);
    const text = readFileSync(source, 'utf8');
    expect(text).toContain(from);
    writeFileSync(source, text.replace(from, to));
  }

  run(script: string[], environment: NodeJS.ProcessEnv = {}): Outcome {
    const { status, stdout, stderr } = spawnSync(process.execPath, script, { cwd: this.root, encoding: 'utf8', env: { ...process.env, ...environment } });
    return { isDone: status === 0, said: stdout + stderr };
  }

  /** `npm run release | promote | rollback | releases`. */
  command(store: Store, ...words: string[]): Outcome {
    return this.run(['--import', 'tsx', 'server/src/releases/command.ts', ...words], { RELEASES_DIR: store.releasesFolder });
  }

  remove(): void {
    rmSync(this.root, { recursive: true, force: true });
  }
}

/** The build of checkout that is live for a shopper, who may bring a cookie. */
export async function liveBuild({ url }: Store, cookie = ''): Promise<string> {
  const { remotes } = (await (await fetch(`${url}/registry.json`, { headers: { cookie } })).json()) as { remotes: { name: string; build: string }[] };
  return remotes.find(({ name }) => name === 'checkout')?.build ?? '';
}
