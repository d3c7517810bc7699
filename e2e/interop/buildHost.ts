import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import { hostOf } from './webpack-host/hostConfiguration.js';

/** Builds the host for a store at this address; returns the folder of its files and its page. */
export async function buildHost(store: string): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), 'glow-host-'));
  const page =
    '<!doctype html><title>Magazine</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><div id="root"></div><script src="/main.js"></script>';
  writeFileSync(path.join(folder, 'index.html'), page);
  const compiler = webpack(hostOf(store, folder));
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || !stats) return reject(error);
      if (stats.hasErrors()) return reject(new Error(stats.toString('errors-only')));
      compiler.close(() => resolve(folder));
    });
  });
}
