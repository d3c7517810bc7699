import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { repository } from '../store';

/** A project of another bundler in a copy, with its own libraries and nothing of this repository. */
export class StockProject {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'glow-interop-'));

  /** @param project a folder beside this file */
  constructor(project: string) {
    cpSync(path.join(repository, 'e2e/interop', project), this.folder, { recursive: true });
    this.npm('ci', '--no-audit', '--no-fund');
  }

  get dist(): string {
    return path.join(this.folder, 'dist');
  }

  build(): void {
    this.npm('run', 'build');
  }

  /** Writes `glow.publish.json`. */
  describe(settings: object): void {
    writeFileSync(path.join(this.folder, 'glow.publish.json'), JSON.stringify(settings));
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private npm(...args: string[]): void {
    const { status, stdout, stderr } = spawnSync('npm', args, {
      cwd: this.folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      // without the settings of this repository's npm
      env: { ...process.env, NODE_ENV: undefined, npm_config_workspaces: undefined },
    });
    expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
  }
}
