import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { repository } from '../store';
import { PAIR, pairOf, VERSIONS, versionsIn } from './pairs';

/** A project of another bundler in a copy, with its own libraries and nothing of this repository. */
export class StockProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'glow-interop-'));

  /** @param project a folder beside this file */
  constructor(project: string) {
    cpSync(path.join(repository, 'e2e/interop', project), this.folder, { recursive: true });
    this.npm(['ci', '--no-audit', '--no-fund']);
    if (process.env.INTEROP === 'latest') this.npm(['install', '--no-audit', '--no-fund', ...this.newestPlugins()]);
    const lockFile = readFileSync(path.join(this.folder, 'package-lock.json'), 'utf8');
    test
      .info()
      .annotations.push(
        { type: PAIR, description: pairOf(project) },
        { type: VERSIONS, description: versionsIn(lockFile) },
      );
  }

  get dist(): string {
    return path.join(this.folder, 'dist');
  }

  /** @param settings environment variables */
  build(settings: NodeJS.ProcessEnv = {}): void {
    this.npm(['run', 'build'], settings);
  }

  private newestPlugins(): string[] {
    const { devDependencies } = JSON.parse(readFileSync(path.join(this.folder, 'package.json'), 'utf8'));
    return Object.keys(devDependencies).flatMap((name) =>
      name.startsWith('@module-federation/') ? `${name}@latest` : [],
    );
  }

  /** Writes `glow.publish.json`. */
  describe(settings: object): void {
    writeFileSync(path.join(this.folder, 'glow.publish.json'), JSON.stringify(settings));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private npm(args: string[], settings: NodeJS.ProcessEnv = {}): void {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: this.folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // without the settings of this repository's npm
      env: { ...process.env, NODE_ENV: undefined, npm_config_workspaces: undefined, ...settings },
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
}
