import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mkdtempSync } from 'node:fs';
import { makeImages } from './images.js';
import { packages, root } from './packages.js';

const require = createRequire(import.meta.url);
const webpackCli = require.resolve('webpack-cli/bin/cli.js');

/** The development API's port; the dev servers pass `/api` on to it. */
const API_PORT = 3100;

function run(name, args, { folder = '.', env = {} } = {}) {
  const child = spawn(process.execPath, args, { cwd: path.join(root, folder), env: { ...process.env, ...env }, stdio: 'inherit' });
  child.on('close', (code) => {
    if (!isEnding) end(`${name} ended with code ${code}`);
  });
  return child;
}

let isEnding = false;
const children = [];

function end(reason) {
  isEnding = true;
  if (reason) console.error(reason);
  children.forEach((child) => child.kill('SIGTERM'));
  process.exitCode = reason ? 1 : 0;
}

process.on('SIGINT', () => end());
process.on('SIGTERM', () => end());

await makeImages();
console.log('Glow with hot reload at http://localhost:3000 (the first build takes half a minute; orders are kept in a temporary folder)');
children.push(
  run('the API', ['--import', 'tsx', 'server/src/main.ts'], {
    env: { PORT: String(API_PORT), GLOW_API_ONLY: '1', DATA_DIR: process.env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'glow-dev-')) },
  }),
  ...packages.map(({ name, folder }) => run(name, [webpackCli, 'serve', '--mode', 'development'], { folder, env: { GLOW_API: `http://localhost:${API_PORT}` } })),
);
