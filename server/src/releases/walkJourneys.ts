import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BuildFolders } from './openOffers';
import { goLive } from './pointers';
import { publishBuild } from './publishBuild';
import { changePointers, readRegistryFile, REGISTRY } from './registryFile';

/** Walks the store's journeys (browse, buy, sign in) in a temporary server of the composition that a build would make, and says whether all went well. */
export async function walkJourneys({ root, releasesDir }: BuildFolders, dist: string): Promise<boolean> {
  const stage = mkdtempSync(join(tmpdir(), 'glow-stage-'));
  try {
    copyRegistry(releasesDir, stage);
    const { name, build } = await publishBuild(stage, dist, 'skipped');
    await changePointers(stage, name, (pointers) => goLive(pointers, build, new Date().toISOString()));
    return runPlaywright(root, stage);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

/** The same registry in another folder; its builds, which never change, are met where they are. */
function copyRegistry(releasesDir: string, stage: string): void {
  if (!existsSync(join(releasesDir, REGISTRY))) return;
  cpSync(join(releasesDir, REGISTRY), join(stage, REGISTRY));
  for (const name of Object.keys(readRegistryFile(releasesDir).packages)) {
    mkdirSync(join(stage, name));
    for (const build of readdirSync(join(releasesDir, name))) symlinkSync(join(releasesDir, name, build), join(stage, name, build));
  }
}

function runPlaywright(root: string, releases: string): boolean {
  const cli = createRequire(join(root, 'package.json')).resolve('@playwright/test/cli');
  const { status } = spawnSync(process.execPath, [cli, 'test', '--config', 'e2e/playwright.config.ts', '--grep', '@journey', '--workers', '1', '--reporter', 'line'], {
    cwd: root,
    env: { ...process.env, JOURNEY_RELEASES: releases },
    stdio: 'inherit',
  });
  return status === 0;
}
