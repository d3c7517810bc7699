import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mkdtempSync } from 'node:fs';
import { buildStale } from './build.js';
import { makeImages } from './images.js';
import { packages, remotes, root } from './packages.js';

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

/** `npm run dev -- checkout`: that remote alone has a development server, the others are what is live here. */
const [local] = process.argv.slice(2);

function isServed({ name }) {
  return !local || name === 'shell' || name === local;
}

async function prepare() {
  if (!local) return makeImages();
  if (!remotes.some(({ name }) => name === local)) throw new Error(`There is no remote '${local}': choose one of ${remotes.map(({ name }) => name).join(', ')}.`);
  // the server renders with the built shell, though the page runs the development one: only that one has React's refresh in it
  await buildStale(packages.map(({ name }) => name).filter((name) => name !== local));
}

/** Waits until the server answers: the shell's first page holds its registry. */
async function untilOpen(url) {
  while (!isEnding && !(await fetch(url).catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200));
}

try {
  await prepare();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
const what = local ? `Glow as it is built, with ${local} in hot reload,` : 'Glow with hot reload';
console.log(`${what} at http://localhost:${process.env.PORT ?? 3000} (the first build takes half a minute; orders are kept in a temporary folder)`);
const server = `http://localhost:${API_PORT}`;
children.push(
  run('the API', ['--import', 'tsx', 'server/src/main.ts'], {
    env: { PORT: String(API_PORT), GLOW_API_ONLY: local ? '' : '1', DATA_DIR: process.env.DATA_DIR ?? mkdtempSync(path.join(tmpdir(), 'glow-dev-')) },
  }),
);
await untilOpen(`${server}/healthz`);
children.push(...packages.filter(isServed).map(({ name, folder, port }) => run(name, [webpackCli, 'serve', '--mode', 'development'], { folder, env: { GLOW_API: server, GLOW_LOCAL: local ?? '', PORT: String(name === 'shell' ? (process.env.PORT ?? port) : port) } })));
